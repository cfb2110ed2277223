import { useCallback, useEffect, useState } from "preact/hooks";
import { type Address, readAddress, writeAddress } from "./address.ts";

/** How an address takes the place of the one before: as a step that "back" undoes, or without. */
export type Step = "push" | "replace";

/** Puts another address in the place of the one there was, of its flags those that the view puts there. */
export type Go = (address: Address, parameters: readonly string[], step: Step) => void;

/** The address of the page as state: what is shown follows it, and whoever changes it changes what is shown. */
export function useAddress(): readonly [Address, Go] {
  const [address, setAddress] = useState<Address>(() => readAddress(location.hash));
  useEffect(() => {
    const follow = (): void => setAddress(readAddress(location.hash));
    addEventListener("popstate", follow);
    addEventListener("hashchange", follow);
    return () => {
      removeEventListener("popstate", follow);
      removeEventListener("hashchange", follow);
    };
  }, []);
  const go = useCallback((next: Address, parameters: readonly string[], step: Step): void => {
    const hash = writeAddress(next, parameters);
    if (hash !== location.hash) history[step === "push" ? "pushState" : "replaceState"](null, "", hash);
    setAddress(next);
  }, []);
  return [address, go];
}
