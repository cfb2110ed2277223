import type { Arguments } from "../../asked/Arguments.ts";
import { allSystems } from "../../node/allSystems.ts";
import type { Retriever } from "../../retrieval/Retriever.ts";
import { retrieverNamed } from "../../retrieval/systems/retrieverNamed.ts";
import { InputError } from "../../table/InputError.ts";

/** Flags that stand for a parameter of the same name, for shells in which brackets need quotes. */
const parameterFlags = ["k1", "b", "analyzer"];

/** The system that `--system` names, with its settings. */
export function systemOf(args: Arguments): Retriever {
  const systems = allSystems({ models: args.one("model-dir"), cache: args.one("cache") });
  const named = args.one("system");
  const width = 1 + Math.max(...systems.map(({ name }) => name.length));
  if (named === undefined)
    throw new InputError(
      "usage",
      "Which system is to search? --system is missing.",
      ["Say one of:", ...systems.map(({ name, says }) => `  --system ${name.padEnd(width)} ${says}`)].join(
        "\n",
      ),
    );
  const defaults = parameterFlags.flatMap((name) => {
    const value = args.one(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return retrieverNamed(named, systems, new Map(defaults));
}
