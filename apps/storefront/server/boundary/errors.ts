import { extractMessage, fallbackMessage } from '@luxe/client';
import { errorOf, toErrorBody, type ErrorName, type ErrorValues } from '@luxe/contract/errors';
import { DomainError } from '@luxe/host';

/**
 * Returns the named error of the contract, as an error response of the session boundary (the server behind
 * `/api`). `values` are the values of its sentence.
 */
export const domainError = <Name extends ErrorName>(name: Name, ...values: ErrorValues<Name>): DomainError =>
  new DomainError(errorOf(name, ...values));

/** Seconds after which a page may retry when an upstream service fails. */
const retry = { retryAfter: 3 };
export const unavailable = () => new DomainError(errorOf('shopUnreachable'), retry);
/**
 * The error when an upstream service times out or returns a 504. The page then shows the message that the
 * specification defines for status 504 [ERR-03].
 */
export const timedOut = () => new DomainError(errorOf('shopTimedOut'), retry);
/**
 * The error when a token refresh gets no usable response. The shopper stays logged in and sees the message
 * that the specification defines for this case [ERR-08].
 */
export const refreshFailed = () => new DomainError(errorOf('refreshFailed'), retry);

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
export function reduceErrorBody(body: unknown) {
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
  if (message === fallbackMessage) return toErrorBody(unavailable());
  return toErrorBody({ code: typeof errorCode === 'string' ? errorCode : '', message });
}
