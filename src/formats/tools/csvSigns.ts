/** What the first lines of the tables of `csvTools` have and plain tables of scores hardly do. */
const signs =
  /user_input|record_id|contexts|\/score|ground_truth|execution_time|repetition_number|data_?type|named scores|\[(?:pass|fail|error)\]/i;

/** Whether a table may be a tool's: a quick look, so that plain tables are read without loading what tools need. */
export function mayBeTools(start: string): boolean {
  return signs.test(start);
}
