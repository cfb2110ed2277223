// Vitest runs this once before all tests: the command line is tested from the build.
export { buildProgram as setup } from "../../scripts/setup.mjs";
