import { InputError } from "../../table/InputError.ts";
import { type IdTransform, parsedTransform } from "../../table/idTransform.ts";
import type { Arguments } from "../Arguments.ts";

/** Reads `--id-transform`, which may be given several times: `FROM=TO`, or `lower`. */
export function idTransformsOf(args: Arguments): readonly IdTransform[] {
  return args.all("id-transform").map((text) => {
    const transform = parsedTransform(text);
    if (transform !== undefined) return transform;
    throw new InputError(
      "usage",
      `--id-transform ${text} does not say what is replaced by what.`,
      "Write --id-transform FROM=TO, such as '<::>=::' (nothing behind = takes FROM out), or --id-transform lower.",
    );
  });
}
