/** A call that the provider refuses, in the words its callers read. Anything else that is thrown is a fault of ours. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  /** Further fields of the answer. */
  readonly more: Readonly<Record<string, unknown>>;

  constructor(status: number, code: string, message: string, more: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.more = more;
  }
}

export const invalid = (message: string, code = 'invalid_request') => new Refusal(400, code, message);
export const unknownOrder = (orderId: string) =>
  new Refusal(404, 'order_not_found', 'There is no such order.', {
    status: 'NOT_FOUND',
    status_id: 40,
    order_id: orderId,
  });

/** The body of every refusal. */
export const toFailure = ({ code, message, more }: Pick<Refusal, 'code' | 'message' | 'more'>) => ({
  status: 'error',
  error_code: code,
  error_message: message,
  user_message: message,
  ...more,
});
