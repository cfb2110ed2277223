import type { Flag } from "./Flag.ts";

const commands = ["app"] as const;

/** Flags of `app`. */
export const appFlags: readonly Flag[] = [
  {
    name: "port",
    value: "P",
    help: "port to serve on (default: any that is free)",
    shown: "first",
    commands,
  },
  { name: "open", help: "open the page in the browser", shown: "first", commands },
];
