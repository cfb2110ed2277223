import type { Language } from "../../../report/words/languages.ts";
import type { Lack } from "../../parts/Problems.tsx";
import type { Files } from "../../state/FileStore.ts";
import { type Flags, flagOf, withFlag } from "../../state/Flags.ts";
import { unready } from "../../state/readyFile.ts";
import type { AppWords } from "../../words/en.ts";
import type { Asked } from "../../worker/Asked.ts";
import { apart } from "../gate/askedOf.ts";

/** What runs are held to: one system to a limit, two to a margin. */
export type Held = "limit" | "margin";

export function heldTo({ latencyBaseline, latencyCandidate }: Files): Held {
  return latencyBaseline !== undefined && latencyCandidate !== undefined ? "margin" : "limit";
}

/** What the form asks. */
export function askedLatency(files: Files, flags: Flags, language: Language): Asked {
  const given = [files.latencyBaseline, files.latencyCandidate].filter((file) => file !== undefined);
  const other: Held = heldTo(files) === "limit" ? "margin" : "limit";
  return { flags: withFlag(flags, other, ""), files: apart(given), language };
}

/** What the form still needs before it can be asked. */
export function latencyLacks(files: Files, flags: Flags, words: AppWords): readonly Lack[] {
  const slots = ["latencyBaseline", "latencyCandidate"] as const;
  const waiting = slots.flatMap((slot): readonly Lack[] => {
    const file = files[slot];
    const message = file && unready(file, words.ask);
    return message === undefined ? [] : [{ field: `${slot}-file`, message }];
  });
  const none = slots.every((slot) => files[slot] === undefined);
  return [
    ...(none ? [{ field: "latencyBaseline-file", message: words.latency.needRuns }] : []),
    ...waiting,
    ...(heldTo(files) === "margin" && flagOf(flags, "margin") === ""
      ? [{ field: "margin", message: words.latency.needMargin }]
      : []),
  ];
}
