import { expect, test } from "vitest";
import { commentBody, longestBody, withoutMarker } from "../../../src/node/comments/commentBody.ts";

test("a report that carries a marker gets the one of its key in its place", () => {
  expect(commentBody("<!-- gatestats:a -->\n# PASS\n", "b", "")).toBe("<!-- gatestats:b -->\n# PASS\n");
  expect(withoutMarker("<!-- gatestats:a -->\n# PASS\n")).toBe("# PASS\n");
  expect(withoutMarker("<!-- gatestats -->\n\n# PASS\n")).toBe("# PASS\n");
  expect(withoutMarker("# PASS <!-- gatestats:a -->\n")).toBe("# PASS <!-- gatestats:a -->\n");
});

test("a key cannot end the hidden line", () => {
  const body = commentBody("x", "a --> <img src=x>\n@team", "");
  expect(body.split("\n")[0]).toBe("<!-- gatestats:a%20--%3E%20%3Cimg%20src%3Dx%3E%0A%40team -->");
});

test("a report that is too long is cut at a line, closed, and says so", () => {
  const long = `<details>\n\n\`\`\`\n${"one line of many\n".repeat(10_000)}\`\`\`\n</details>`;
  const body = commentBody(long, "gate", "<sub>abc</sub>");
  expect(body.length).toBeLessThanOrEqual(longestBody);
  expect(body).toMatch(/one line of many\n```\n<\/details>\n\n\*… cut.*\*\n\n<sub>abc<\/sub>\n$/);
  expect(commentBody("x".repeat(1e6), "gate", "").length).toBeLessThanOrEqual(longestBody);
});
