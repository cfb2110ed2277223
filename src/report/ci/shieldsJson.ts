import { signed } from "../numbers.ts";
import type { CiReport } from "./CiReport.ts";

const colors = { pass: "brightgreen", fail: "red", inconclusive: "yellow" } as const;

/** A badge by the endpoint of shields.io: the metric (or gatestats, of several), the verdict and the change. */
export function shieldsJson({ verdict, cases }: CiReport): string {
  const [only, ...others] = cases;
  const change =
    others.length > 0 || only.difference === null
      ? ""
      : ` (change ${signed(only.difference, only.decimals)})`;
  const badge = {
    schemaVersion: 1,
    label: others.length > 0 ? "gatestats" : only.metric,
    message: `${verdict}${change}`,
    color: colors[verdict],
  };
  return `${JSON.stringify(badge, null, 2)}\n`;
}
