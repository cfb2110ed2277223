import type { Flag } from "./Flag.ts";

const commands = ["data"] as const;

/** Flags of `data`. */
export const dataFlags: readonly Flag[] = [
  {
    name: "data-root",
    value: "DIR",
    help: "fetch: folder that collections are put into, each in a folder of its own (default data)",
    shown: "first",
    commands,
  },
  {
    name: "catalogue",
    value: "FILE",
    help: "sources of your own: a YAML or JSON list of name, title, url, bytes, sha256, licence",
    shown: "more",
    commands,
  },
];
