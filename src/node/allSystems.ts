import { denseSystems } from "../retrieval/dense/denseSystems.ts";
import { plainEmbed } from "../retrieval/dense/Embed.ts";
import { systems } from "../retrieval/systems/index.ts";
import type { System } from "../retrieval/systems/System.ts";
import { random } from "../simulate/random.ts";
import { cachedEmbed } from "./vectors/cachedEmbed.ts";
import { cacheFolder } from "./vectors/cacheFolder.ts";
import { modelPlaces } from "./vectors/modelPlaces.ts";
import { timedEmbed } from "./vectors/timedEmbed.ts";

/** Folders that systems with models use. */
export interface SystemFolders {
  /** Holds models as ORG/NAME. */
  readonly models?: string | undefined;
  /** Where vectors and downloaded models are kept. */
  readonly cache?: string | undefined;
}

/** Every system there is, in the order of help; vectors are kept on disk. Nothing is loaded until a system is used. */
export function allSystems({ models, cache }: SystemFolders = {}): readonly System[] {
  const folder = cacheFolder(cache, process.env);
  const embed = cachedEmbed(modelPlaces(models, folder), folder);
  return [...systems, ...denseSystems(embed, random)];
}

/** The same systems for measuring how long a search takes: queries are embedded anew, on so many threads. */
export function timedSystems({ models, cache }: SystemFolders, threads: number): readonly System[] {
  const folder = cacheFolder(cache, process.env);
  const places = modelPlaces(models, folder);
  const embed = timedEmbed(cachedEmbed(places, folder), plainEmbed({ ...places, threads }));
  return [...systems, ...denseSystems(embed, random)];
}
