import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { allSystems } from "../../../src/node/allSystems.ts";
import { publishedBeside } from "../../../src/report/study/publishedBeside.ts";
import { retrieverNamed } from "../../../src/retrieval/systems/retrieverNamed.ts";
import { readStudy } from "../../../src/study/readStudy.ts";
import { root } from "../../docs/markdown.ts";
import { emptyResult } from "./madeUpStudy.ts";

for (const name of ["collections", "rag-gate-stats"])
  test(`every published value and hypothesis in studies/${name}.yaml finds rows`, async () => {
    const path = `studies/${name}.yaml`;
    const study = readStudy(readFileSync(`${root}${path}`, "utf8"), path, (expression) =>
      retrieverNamed(expression, allSystems({})),
    );
    const result = await emptyResult({
      ...study,
      goldenSets: { ...study.goldenSets, draws: 2 },
      latency: study.latency && { ...study.latency, draws: 2 },
    });
    const alone = publishedBeside(result).filter(({ ours }) => ours === null);
    expect(alone.map(({ section, table, where }) => [section, table, where])).toEqual([]);
    const untestable = result.hypotheses.filter(({ testableIn, atLeast }) => testableIn < atLeast);
    expect(untestable.map((one) => one.name)).toEqual([]);
    expect(study.published.length).toBeGreaterThan(20);
  });
