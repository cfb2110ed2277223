import type { Random } from "../../stats/Random.ts";
import type { Retriever } from "../Retriever.ts";
import type { System } from "../systems/System.ts";
import { denseSystem } from "./denseSystem.ts";
import type { Embed } from "./Embed.ts";
import { embeddingModels } from "./embeddingModels.ts";
import { hnswSystem } from "./hnswSystem.ts";
import { namedModelSystem } from "./namedModelSystem.ts";

/**
 * Every system that compares vectors, in the order of help: each known model, any other by its name on the hub, and
 * approximate search. A retriever that is asked for again is the same one, with the vectors it has made.
 *
 * @param embed what makes vectors, and may remember them
 * @param random the stream of a seed
 */
export function denseSystems(embed: Embed, random: (seed: number) => Random): readonly System[] {
  return [
    ...embeddingModels.map((model) => remembering(denseSystem(model, embed))),
    remembering(namedModelSystem(embed)),
    hnswSystem(random),
  ];
}

function remembering(system: System): System {
  const made = new Map<string, Retriever>();
  return {
    ...system,
    retriever(name, settings, parts) {
      const retriever = made.get(name) ?? system.retriever(name, settings, parts);
      made.set(name, retriever);
      return retriever;
    },
  };
}
