/** A request that a host of comments refused, or did not answer. */
export class HostError extends Error {
  /** HTTP status; 0 where there was no answer, or none that could be read. */
  readonly status: number;
  /** Whether asking again may help. */
  readonly passing: boolean;
  /** Seconds to wait before that, where the host names them. */
  readonly retryAfterS: number | undefined;

  constructor(
    message: string,
    {
      status = 0,
      passing = false,
      retryAfterS,
    }: { status?: number; passing?: boolean; retryAfterS?: number },
  ) {
    super(message);
    this.status = status;
    this.passing = passing;
    this.retryAfterS = retryAfterS;
  }
}
