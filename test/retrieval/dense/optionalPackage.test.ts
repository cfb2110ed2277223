import { expect, test } from "vitest";
import { optionalPackage } from "../../../src/retrieval/dense/optionalPackage.ts";
import { InputError } from "../../../src/table/InputError.ts";

async function refusal(packages: readonly string[], error: Error): Promise<string> {
  const refused = await optionalPackage(packages, "The system x", () => Promise.reject(error)).catch(
    (e) => e,
  );
  expect(refused).toBeInstanceOf(InputError);
  return `${refused.message} ${refused.hint}`;
}

test("a package that is absent is asked for with the command that installs it", async () => {
  const absent = Object.assign(new Error("Cannot find package 'a'"), { code: "ERR_MODULE_NOT_FOUND" });
  expect(await refusal(["a"], absent)).toBe(
    "The system x needs a, which is not installed. Install it beside gatestats: npm install a",
  );
  expect(await refusal(["a", "b"], absent)).toBe(
    "The system x needs a, b, which are not installed. Install them beside gatestats: npm install a b",
  );
});

test("a package that was not built is to be built anew, with the first line of what it says", async () => {
  const unbuilt = new Error("Could not locate the bindings file. Tried:\n → build/addon.node");
  expect(await refusal(["a"], unbuilt)).toBe(
    "The system x needs a, but it does not load: Could not locate the bindings file. Tried: " +
      "Install it beside gatestats: npm install a, or build it anew: npm rebuild a",
  );
});

test("what loads is given", async () => {
  expect(await optionalPackage(["a"], "The system x", async () => 7)).toBe(7);
});
