/**
 * An expected failure of a request, whose status, code and message the caller receives. Any other thrown
 * error becomes a 500 without its message.
 */
export class DomainError extends Error {
  readonly status: number;
  /** For programs; the message is for people. */
  readonly code: string;
  /** Seconds after which the caller may retry; `undefined` when the response names no time. */
  readonly retryAfter: number | undefined;
  /** Additional fields of the response body. */
  readonly fields: Readonly<Record<string, unknown>>;

  constructor(
    { status, code, message }: Readonly<{ status: number; code: string; message: string }>,
    { retryAfter, fields = {} }: Partial<Pick<DomainError, 'retryAfter' | 'fields'>> = {},
  ) {
    super(message);
    this.name = 'DomainError';
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
    this.fields = fields;
  }

  /** Same as `status`, under the name that Fastify reads. */
  get statusCode(): number {
    return this.status;
  }
}
