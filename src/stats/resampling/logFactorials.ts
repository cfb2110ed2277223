let table = new Float64Array(1);

/** ln k! for k = 0…n (or more): one table, which grows. */
export function logFactorials(n: number): Float64Array {
  if (table.length <= n) {
    const longer = new Float64Array(Math.max(n + 1, 2 * table.length));
    for (let k = 1; k < longer.length; k++) longer[k] = longer[k - 1] + Math.log(k);
    table = longer;
  }
  return table;
}
