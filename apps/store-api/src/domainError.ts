/**
 * An expected failure of a call. `errors[0].message` is for the shopper, `errorCode` for a program
 * (specification, section 8). Any other thrown error becomes a 500 without its message.
 */
export class DomainError extends Error {
  readonly status: number;
  readonly code: string;
  /** Seconds after which the caller may retry. */
  readonly retryAfter: number | undefined;

  constructor(status: number, code: string, message: string, retryAfter?: number) {
    super(message);
    this.name = 'DomainError';
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** Builds the body of every error response. */
export function toErrorBody(code: string, message: string) {
  return { status: 'FAILURE', errorCode: code, errors: [{ type: code, message }] } as const;
}

export const cartNotFound = () => new DomainError(404, 'CartError', 'Cart not found');
export const invalidToken = () => new DomainError(401, 'invalid_token', 'Invalid or missing access-token');
export const expiredToken = () => new DomainError(401, 'invalid_token', 'Access token expired');
export const unknownUser = () => new DomainError(404, 'U4041', 'User not found');
