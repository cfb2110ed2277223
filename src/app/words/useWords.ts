import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { type AppWords, en } from "./en.ts";

/** The phrases that the page is shown in. */
export const Words: ReturnType<typeof createContext<AppWords>> = createContext<AppWords>(en);

/** The phrases that the page is shown in. */
export function useWords(): AppWords {
  return useContext(Words);
}
