import type { BaselineAction } from "./BaselineAction.ts";
import { list } from "./list.ts";
import { save } from "./save.ts";
import { show } from "./show.ts";

/** Everything that `baseline` can do. */
export const baselineActions: readonly BaselineAction[] = [save, list, show];
