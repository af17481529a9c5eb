/**
 * A call that the shop refuses, with what the caller reads: `errors[0].message` is for a shopper, `errorCode` for a program
 * (specification, section 8). Anything else that is thrown is a fault of ours and answers 500 without its words.
 */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  /** Seconds after which asking again makes sense. */
  readonly retryAfter: number | undefined;

  constructor(status: number, code: string, message: string, retryAfter?: number) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** The body of every refusal. */
export function toFailure(code: string, message: string) {
  return { status: 'FAILURE', errorCode: code, errors: [{ type: code, message }] } as const;
}

export const cartNotFound = () => new Refusal(404, 'CartError', 'Cart not found');
export const invalidToken = () => new Refusal(401, 'invalid_token', 'Invalid or missing access-token');
export const expiredToken = () => new Refusal(401, 'invalid_token', 'Access token expired');
export const unknownUser = () => new Refusal(404, 'U4041', 'User not found');
