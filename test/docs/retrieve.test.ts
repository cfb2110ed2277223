import { expect, test } from "vitest";
import { flags } from "../../src/cli/flags.ts";
import { allSystems } from "../../src/node/allSystems.ts";
import { analyzers } from "../../src/retrieval/analyzers/index.ts";
import { pageText } from "./markdown.ts";

const page = pageText("docs/commands/retrieve.md");

test("the page of retrieve has every system with its parameters, and every analyzer", () => {
  for (const { name, parameters } of allSystems()) {
    const [, listed] = new RegExp(`^\\| \`${name}\` .*\\| ([^|]*?) *\\|$`, "m").exec(page)!;
    expect(listed).toBe(parameters.map((one) => `\`${one.name}\``).join(", "));
  }
  for (const { name } of analyzers) expect(page).toContain(`| \`${name}\``);
});

test("--analyzer offers every analyzer", () => {
  const flag = flags.find(({ name, commands }) => name === "analyzer" && commands.includes("retrieve"));
  expect(flag?.choices).toEqual(analyzers.map(({ name }) => name));
});
