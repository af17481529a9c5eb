import { extractMessage, fallbackMessage, refreshFailedMessage } from '@luxe/client';

/**
 * An error response of the session boundary (the server behind `/api`), in the format of the store's own
 * errors.
 */
export class BoundaryError extends Error {
  readonly status: number;
  /** Same as `status`, under the name that Fastify reads. */
  readonly statusCode: number;
  /** Error code for programs; the message is for the shopper. */
  readonly code: string;
  /** Seconds until a retry makes sense; `undefined` when the response names no time. */
  readonly retryAfter: number | undefined;

  constructor(status: number, code: string, message: string, retryAfter?: number) {
    super(message);
    this.status = status;
    this.statusCode = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }

  toBody() {
    return {
      status: 'FAILURE',
      errorCode: this.code,
      errors: [{ type: this.code, message: this.message }],
    };
  }
}

export const malformed = (message: string) => new BoundaryError(400, 'MALFORMED', message);
export const unknownCall = () => new BoundaryError(404, 'UNKNOWN_CALL', 'There is nothing at this address.');
const unavailableMessage = 'We cannot reach the shop just now. Please try again in a moment.';
export const unavailable = () => new BoundaryError(503, 'UNAVAILABLE', unavailableMessage, 3);
/**
 * The error when an upstream service times out or returns a 504. The page then shows the message that the
 * specification defines for status 504 [ERR-03].
 */
export const timedOut = () => new BoundaryError(504, 'UNAVAILABLE', unavailableMessage, 3);
/**
 * The error when a token refresh gets no usable response. The shopper stays logged in and sees the message
 * that the specification defines for this case [ERR-08].
 */
export const refreshFailed = () => new BoundaryError(503, 'REFRESH_FAILED', refreshFailedMessage, 3);
export const loginNeeded = () => new BoundaryError(401, 'InvalidTokenError', 'Please log in to continue.');
export const loggedOut = () =>
  new BoundaryError(401, 'InvalidTokenError', 'You have been logged out, please login.');
export const noCart = () => new BoundaryError(404, 'CartError', 'Cart not found');

interface ErrorBody {
  readonly errorCode?: unknown;
  readonly errors: readonly { readonly type?: unknown; readonly message?: unknown }[];
}

export const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' &&
  body !== null &&
  Array.isArray((body as { errors?: unknown }).errors) &&
  (body as { errors: unknown[] }).errors.length > 0;

/**
 * Reduces another service's error to its codes and messages. Other fields, such as a stack trace, are not for
 * shoppers.
 */
export function toErrorBody(body: unknown) {
  if (!isErrorBody(body)) return normaliseErrorBody(body);
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const errors = body.errors.map((error) => ({ type: text(error?.type), message: text(error?.message) }));
  return { status: 'FAILURE', errorCode: text(body.errorCode), errors };
}

/**
 * Converts an error body in one of the other formats that section 8 of the specification lists. Searches the
 * fields for a message in the order of that section [ERR-01].
 */
function normaliseErrorBody(body: unknown) {
  const { errorCode } = (body ?? {}) as { errorCode?: unknown };
  const message = extractMessage(body);
  if (message === fallbackMessage) return unavailable().toBody();
  const code = typeof errorCode === 'string' ? errorCode : '';
  return { status: 'FAILURE', errorCode: code, errors: [{ type: code, message }] };
}
