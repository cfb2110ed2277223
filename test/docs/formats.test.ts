import { expect, test } from "vitest";
import { formatCatalogue } from "../../src/formats/catalogue.ts";
import { formats } from "../../src/formats/index.ts";
import { csvTools } from "../../src/formats/tools/csvTools.ts";
import { jsonTools } from "../../src/formats/tools/jsonTools.ts";
import { gatestats } from "../cli/gatestats.ts";

const entries = formatCatalogue();

/** docs/formats.md, made from the formats themselves; `npx vitest run test/docs/formats.test.ts -u` writes it anew. */
const page = `# Formats

What gatestats can read. A file is recognised by its content, never by its name alone; \`gatestats check FILE\` says what is seen in it, and \`gatestats explain formats\` prints this list.

Supported: read from files that the tool wrote, or checked against its source. Experimental: made from its documentation. Fields of a tool's rows can be clusters under their path (\`--cluster metadata.doc_id\`), and so can what stands before a separator in each id (\`--cluster id:prefix#\`). \`--id COLUMN\` takes ids from another field, \`--id A,B\` from two together.

${table([
  ["name", "file", "status", "what comes out of it"],
  ...entries.map(({ name, title, support, gives }) => [`\`${name}\``, title, support, gives]),
])}`;

/** A table as the formatter sets it. */
function table(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map(cell));
  const widths = cells[0].map((_, column) => Math.max(...cells.map((row) => row[column].length)));
  const lines = [cells[0], widths.map((width) => "-".repeat(width)), ...cells.slice(1)];
  return lines.map((row) => `| ${row.map((text, i) => text.padEnd(widths[i])).join(" | ")} |\n`).join("");
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll(/<(?=[a-z])/g, "\\<");
}

test("docs/formats.md lists every format as it describes itself", async () => {
  await expect(page).toMatchFileSnapshot("../../docs/formats.md");
});

test("the catalogue has every tool and every format that is not a refusal, once", () => {
  const names = entries.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { name } of [...jsonTools, ...csvTools]) expect(names).toContain(name);
  const refusals = formats.map(({ name }) => name).filter((name) => !names.includes(name));
  expect(refusals).toEqual(["other", "retrieval"]);
});

test("explain formats shows them all", () => {
  const { code, out } = gatestats("explain formats");
  expect(code).toBe(0);
  const flat = out.replaceAll(/\s+/g, " ");
  for (const { title, gives } of entries) {
    expect(flat).toContain(title);
    expect(flat).toContain(gives.replaceAll(/\s+/g, " "));
  }
});
