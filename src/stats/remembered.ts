/** As many as a gate asks about in turn: two systems, as seen and with missing scores at their worst and best, turned round. */
const most = 16;

/**
 * A pure function that remembers what it made of the objects it was last asked about, which are never changed. A few are
 * enough, since those who ask for the same ask soon after each other, and what a simulation is done with can be let go (a
 * WeakMap holds on to its entries until the next full garbage collection).
 */
export function remembered<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const keys: Key[] = [];
  const values: Value[] = [];
  let next = 0;
  return (key) => {
    const at = keys.indexOf(key);
    if (at >= 0) return values[at];
    const value = make(key);
    keys[next] = key;
    values[next] = value;
    next = (next + 1) % most;
    return value;
  };
}
