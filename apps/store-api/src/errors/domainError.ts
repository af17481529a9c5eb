import type { ErrorDefinition } from './errorDefinition.ts';
import { errors, type ErrorName, type ErrorValues } from './registry.ts';

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

/** Returns the named error of the registry. `values` are the values of its message. */
export const domainError = <Name extends ErrorName>(name: Name, ...values: ErrorValues<Name>): DomainError =>
  build(errors[name], values);

/** Like `domainError`, for an error after which the caller may retry. `retryAfter` is in seconds. */
export const retryableError = <Name extends ErrorName>(
  name: Name,
  retryAfter: number,
  ...values: ErrorValues<Name>
): DomainError => build(errors[name], values, retryAfter);

function build(definition: ErrorDefinition, values: readonly unknown[], retryAfter?: number): DomainError {
  const { status, code, message } = definition;
  const sentence = typeof message === 'string' ? message : message(...(values as never[]));
  return new DomainError(status, code, sentence, retryAfter);
}

/** Builds the body of every error response. */
export function toErrorBody(code: string, message: string) {
  return { status: 'FAILURE', errorCode: code, errors: [{ type: code, message }] } as const;
}
