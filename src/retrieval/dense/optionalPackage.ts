import { InputError } from "../../table/InputError.ts";

/**
 * A package that only some work needs and that is installed apart.
 *
 * @param need what needs it, such as `The system hnsw`
 * @throws InputError that names the install command where it is absent or does not load
 */
export async function optionalPackage<Module>(
  packages: readonly string[],
  need: string,
  load: () => Promise<Module>,
): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const absent = /MODULE_NOT_FOUND/.test(code ?? "");
    const them = packages.length === 1 ? "it" : "them";
    throw new InputError(
      "package-absent",
      absent
        ? `${need} needs ${packages.join(", ")}, which ${packages.length === 1 ? "is" : "are"} not installed.`
        : `${need} needs ${packages.join(", ")}, but ${them === "it" ? "it does" : "they do"} not load: ${message.split("\n")[0]}`,
      `Install ${them} beside gatestats: npm install ${packages.join(" ")}${absent ? "" : `, or build ${them} anew: npm rebuild ${packages.join(" ")}`}`,
    );
  }
}
