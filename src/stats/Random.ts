/** A source of random numbers. The numbers of a result depend on its seed alone. */
export interface Random {
  /** A number in [0, 1). */
  uniform(): number;
  /** A whole number from 0 to n − 1, each as likely. */
  below(n: number): number;
}
