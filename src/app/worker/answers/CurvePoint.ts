/** What so many questions or documents come to. */
export interface CurvePoint {
  readonly count: number;
  readonly value: number;
}
