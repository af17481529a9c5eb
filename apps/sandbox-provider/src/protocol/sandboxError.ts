/** A rejected call, with the message that the caller receives. Any other error is an internal error. */
export class SandboxError extends Error {
  readonly status: number;
  readonly code: string;
  /** Additional fields of the response. */
  readonly more: Readonly<Record<string, unknown>>;

  constructor(status: number, code: string, message: string, more: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.more = more;
  }
}

export const invalid = (message: string, code = 'invalid_request') => new SandboxError(400, code, message);
export const unknownOrder = (orderId: string) =>
  new SandboxError(404, 'order_not_found', 'There is no such order.', {
    status: 'NOT_FOUND',
    status_id: 40,
    order_id: orderId,
  });

/** The body of every error response. */
export const toErrorBody = ({ code, message, more }: Pick<SandboxError, 'code' | 'message' | 'more'>) => ({
  status: 'error',
  error_code: code,
  error_message: message,
  user_message: message,
  ...more,
});
