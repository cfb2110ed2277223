/** Up to so many values sorting by insertion is quicker than calling out for it. */
const short = 64;

/** Sorts an array, which is often short, in place. By default its values ascend. */
export function sortedShort(
  values: Int32Array,
  order: (a: number, b: number) => number = (a, b) => a - b,
): Int32Array {
  if (values.length > short) return values.sort(order);
  for (let i = 1; i < values.length; i++) {
    const value = values[i];
    let at = i;
    for (; at > 0 && order(values[at - 1], value) > 0; at--) values[at] = values[at - 1];
    values[at] = value;
  }
  return values;
}
