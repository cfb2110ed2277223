import { existsSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import type { ModelPlaces } from "../../retrieval/dense/Embedder.ts";
import { InputError } from "../../table/InputError.ts";

/**
 * Where models are: below the folder named, as `org/name` or `name`, or that folder itself where it is called so. What
 * is downloaded is kept in `models` of the cache.
 *
 * @throws InputError where the folder named does not exist
 */
export function modelPlaces(named: string | undefined, cache: string): ModelPlaces {
  if (named !== undefined && !existsSync(named))
    throw new InputError(
      "no-models",
      `${named} does not exist.`,
      "Name a folder that holds models as ORG/NAME.",
      {
        file: named,
      },
    );
  const root = named === undefined ? null : resolve(named);
  const downloads = join(resolve(cache), "models");
  return {
    downloads,
    folderOf(model, files) {
      const name = basename(model);
      const places =
        root === null
          ? []
          : [join(root, model), join(root, name), ...(basename(root) === name ? [root] : [])];
      const own = places.find((place) => existsSync(join(place, "config.json")));
      const downloaded = join(downloads, model);
      const whole = files.every((file) => existsSync(join(downloaded, file)));
      return own ?? (whole ? downloaded : null);
    },
  };
}
