import { useRef } from "preact/hooks";
import { type Flags, onlyFlags } from "./Flags.ts";

/** A view as far as its address goes. */
interface Addressed {
  readonly name: string;
  readonly parameters: readonly string[];
  /** Its flags mean something else than those of other views. */
  readonly apart?: true;
}

/**
 * What each view was last asked, so that whoever comes back finds it. A view that nobody has been to yet begins with
 * what was said in the one at hand: the same metric and documents, a margin that was named. Views apart begin empty.
 */
export function useLastFlags(view: Addressed, flags: Flags): (other: Addressed) => Flags {
  const last = useRef(new Map<string, Flags>());
  last.current.set(view.name, flags);
  return ({ name, parameters, apart }) =>
    last.current.get(name) ?? (view.apart || apart ? {} : onlyFlags(flags, parameters));
}
