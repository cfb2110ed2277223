import { expect, test } from "vitest";
import { gaffke } from "../../../src/stats/intervals/gaffke.ts";
import { tilted } from "../../../src/stats/intervals/tilted.ts";
import { tMacro } from "../../../src/stats/intervals/tMacro.ts";
import type { Design, Scale } from "../../../src/stats/types.ts";
import { totalsOf } from "../helpers.ts";

const unit: Scale = { kind: "bounded", min: 0, max: 1 };
const totals = totalsOf([3, 5, 2, 8], [1, 2, 0, 5]);

const design: Design = { kind: "srs", population: 6 };

test("gaffke says that it makes nothing of a population's size", () => {
  const [known, unknown] = [{ design }, {}].map((context) =>
    gaffke.limits(totals, "macro", unit, 0.95, context),
  );
  expect([known.lower, known.upper]).toEqual([unknown.lower, unknown.upper]);
  expect(known.caveats).toEqual([{ code: "no-finite-correction", params: { population: 6 } }]);
  expect(unknown.caveats).toEqual([]);
});

test.each([tMacro, tilted])("$name narrows with a population's size, and says nothing of it", (method) => {
  const [narrow, wide] = [{ design }, {}].map((context) =>
    method.limits(totals, "macro", unit, 0.8, context),
  );
  expect(narrow.upper).toBeLessThan(wide.upper);
  expect(narrow.caveats).not.toContainEqual({ code: "no-finite-correction", params: { population: 6 } });
});
