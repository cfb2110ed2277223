// Who may import whom. The order is the order of the flow; a folder sees only what stands before it.
const mayImport = {
  stats: [],
  table: ["stats"],
  gates: ["stats", "table"],
  simulate: ["stats", "table", "gates"],
  formats: ["stats", "table"],
  retrieval: ["stats", "table", "formats"],
  study: ["stats", "table", "gates", "simulate", "formats", "retrieval"],
  policy: ["stats", "table", "gates", "formats"],
  report: [],
  node: ["stats", "table", "gates", "simulate", "formats", "retrieval", "study", "policy"],
  asked: ["stats", "table", "gates", "simulate", "formats", "report"],
  app: ["stats", "table", "gates", "simulate", "formats", "retrieval", "study", "policy", "report", "asked"],
};

const folderRules = Object.entries(mayImport).map(([folder, allowed]) => ({
  name: `${folder}-imports`,
  severity: "error",
  comment: `src/${folder} may import only: ${[folder, ...allowed].join(", ")}`,
  from: { path: `^src/${folder}/` },
  to: {
    path: "^src/",
    pathNot: [`^src/(${[folder, ...allowed].join("|")})/`],
    ...(folder === "report" ? { dependencyTypesNot: ["type-only"] } : {}),
  },
}));

module.exports = {
  forbidden: [
    ...folderRules,
    {
      name: "nothing-imports-cli",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/cli/" },
      to: { path: "^src/cli/" },
    },
    {
      name: "only-the-edge-knows-node",
      severity: "error",
      comment: "Only src/node and src/cli may import Node's own modules.",
      from: { path: "^src/", pathNot: "^src/(node|cli)/" },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "stats-has-no-dependency",
      severity: "error",
      from: { path: "^src/stats/" },
      to: { dependencyTypes: ["npm", "npm-dev", "npm-peer", "npm-optional", "npm-no-pkg", "npm-unknown"] },
    },
    {
      name: "nothing-imports-app",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/app/" },
      to: { path: "^src/app/" },
    },
    { name: "no-circular", severity: "error", from: { path: "^src/" }, to: { circular: true } },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".js", ".json"] },
  },
};
