/** Mean and central moments of a set of values, from sums of powers about an origin near their mean. */
export class Moments {
  count = 0;
  mean = 0;
  second = 0;
  third = 0;
  fourth = 0;

  /** Takes the sums of the first four powers of value − origin. */
  set(count: number, origin: number, s1: number, s2: number, s3: number, s4: number): void {
    const a = s1 / count;
    const b = s2 / count;
    const c = s3 / count;
    this.count = count;
    this.mean = origin + a;
    this.second = Math.max(0, b - a * a);
    this.third = c - 3 * a * b + 2 * a * a * a;
    this.fourth = s4 / count - 4 * a * c + 6 * a * a * b - 3 * a * a * a * a;
  }
}
