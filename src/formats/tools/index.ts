/** The files of JSON that tools write: loaded only where a file may be one. */
export { refuseAggregate, refuseMeans } from "./aggregates.ts";
export { readCases } from "./CaseTable.ts";
export { longPaths, toolOfDocument, toolOfLines, toolOfLongRows } from "./jsonTools.ts";
