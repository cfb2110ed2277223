import { bca } from "./bca.ts";
import { bootstrapT } from "./bootstrapT.ts";
import { bootstrapTCr2 } from "./bootstrapTCr2.ts";
import { bootstrapTDrop } from "./bootstrapTDrop.ts";
import { fieller } from "./fieller.ts";
import { gaffke } from "./gaffke.ts";
import { hall } from "./hall.ts";
import type { IntervalMethod } from "./IntervalMethod.ts";
import { kornGraubard } from "./kornGraubard.ts";
import { kornGraubardDesign } from "./kornGraubardDesign.ts";
import { logitCr2 } from "./logitCr2.ts";
import { logitCr3 } from "./logitCr3.ts";
import { logitDesign } from "./logitDesign.ts";
import { logitMacro } from "./logitMacro.ts";
import { percentile } from "./percentile.ts";
import { questionBootstrap } from "./questionBootstrap.ts";
import { signFlip } from "./signFlip.ts";
import { tCr1 } from "./tCr1.ts";
import { tCr2 } from "./tCr2.ts";
import { tCr2ImbensKolesar } from "./tCr2ImbensKolesar.ts";
import { tCr3 } from "./tCr3.ts";
import { tDesign } from "./tDesign.ts";
import { tDesignKH } from "./tDesignKH.ts";
import { tilted } from "./tilted.ts";
import { tMacro } from "./tMacro.ts";
import { tRandomEffects } from "./tRandomEffects.ts";
import { waldEffectiveN } from "./waldEffectiveN.ts";
import { waldIid } from "./waldIid.ts";
import { wildCluster } from "./wildCluster.ts";
import { wildClusterWebb } from "./wildClusterWebb.ts";
import { wilson } from "./wilson.ts";
import { wilsonDesign } from "./wilsonDesign.ts";

export type { IntervalContext, IntervalMethod } from "./IntervalMethod.ts";

/** Every interval, in the order of the table of methods. */
export const intervalMethods: readonly IntervalMethod[] = [
  tilted,
  tMacro,
  logitMacro,
  tCr1,
  tCr2,
  tCr2ImbensKolesar,
  tCr3,
  tRandomEffects,
  logitCr2,
  logitCr3,
  wilson,
  kornGraubard,
  hall,
  fieller,
  percentile,
  bca,
  bootstrapT,
  bootstrapTCr2,
  bootstrapTDrop,
  wildCluster,
  wildClusterWebb,
  signFlip,
  gaffke,
  tDesign,
  tDesignKH,
  logitDesign,
  wilsonDesign,
  kornGraubardDesign,
  waldIid,
  waldEffectiveN,
  questionBootstrap,
];

/** What the methods are called. */
export const intervalNames: readonly string[] = intervalMethods.map((method) => method.name);
