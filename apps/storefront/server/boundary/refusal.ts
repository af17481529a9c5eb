import { extractMessage, fallbackMessage, refreshFailedMessage } from '@luxe/client';

/** A request the boundary answers itself, in the shape the store uses for its own refusals. */
export class Refusal extends Error {
  readonly status: number;
  /** The same, by the name that Fastify reads. */
  readonly statusCode: number;
  /** Code for a program; the message is for a shopper. */
  readonly code: string;
  /** Seconds after which asking again makes sense. */
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

export const malformed = (message: string) => new Refusal(400, 'MALFORMED', message);
export const unknownCall = () => new Refusal(404, 'UNKNOWN_CALL', 'There is nothing at this address.');
const outOfReach = 'We cannot reach the shop just now. Please try again in a moment.';
export const unavailable = () => new Refusal(503, 'UNAVAILABLE', outOfReach, 3);
/** The program behind us took too long, or says so of one behind it: the page tells a 504 by the specification's words [ERR-03]. */
export const timedOut = () => new Refusal(504, 'UNAVAILABLE', outOfReach, 3);
/** A new token could not be had, for want of an answer: nobody is logged out, and the sentence is the specification's [ERR-08]. */
export const refreshFailed = () => new Refusal(503, 'REFRESH_FAILED', refreshFailedMessage, 3);
export const loginNeeded = () => new Refusal(401, 'InvalidTokenError', 'Please log in to continue.');
export const loggedOut = () =>
  new Refusal(401, 'InvalidTokenError', 'You have been logged out, please login.');
export const noCart = () => new Refusal(404, 'CartError', 'Cart not found');

interface RefusalBody {
  readonly errorCode?: unknown;
  readonly errors: readonly { readonly type?: unknown; readonly message?: unknown }[];
}

export const isRefusalBody = (body: unknown): body is RefusalBody =>
  typeof body === 'object' &&
  body !== null &&
  Array.isArray((body as { errors?: unknown }).errors) &&
  (body as { errors: unknown[] }).errors.length > 0;

/** Another program's refusal as a page may see it: codes and words. What else stands in it, as a trace, was not meant for a shopper. */
export function toRefusalBody(body: unknown) {
  if (!isRefusalBody(body)) return toWordedRefusal(body);
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const errors = body.errors.map((error) => ({ type: text(error?.type), message: text(error?.message) }));
  return { status: 'FAILURE', errorCode: text(body.errorCode), errors };
}

/** A refusal in one of the other shapes of the specification's section 8: its sentence is found by the same order [ERR-01]. */
function toWordedRefusal(body: unknown) {
  const { errorCode } = (body ?? {}) as { errorCode?: unknown };
  const message = extractMessage(body);
  if (message === fallbackMessage) return unavailable().toBody();
  const code = typeof errorCode === 'string' ? errorCode : '';
  return { status: 'FAILURE', errorCode: code, errors: [{ type: code, message }] };
}
