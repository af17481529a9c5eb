import { errorOf, type ErrorName, type ErrorValues } from '@luxe/contract/errors';
import { DomainError } from '@luxe/host';

/** Returns the named error of the contract. `values` are the values of its sentence. */
export const domainError = <Name extends ErrorName>(name: Name, ...values: ErrorValues<Name>): DomainError =>
  new DomainError(errorOf(name, ...values));

/** Like `domainError`, for an error after which the caller may retry. `retryAfter` is in seconds. */
export const retryableError = <Name extends ErrorName>(
  name: Name,
  retryAfter: number,
  ...values: ErrorValues<Name>
): DomainError => new DomainError(errorOf(name, ...values), { retryAfter });
