import type { z } from 'zod';
import type { DomainError } from '@luxe/host';
import { domainError } from '../errors/domainError.ts';

/** Names of the fields that a shopper fills in, as the pages show them. */
const fieldNames: Readonly<Record<string, string>> = {
  firstName: 'first name',
  lastName: 'last name',
  city: 'city',
  state: 'state',
  line1: 'flat, house or building',
  line2: 'street',
  line3: 'area',
  landmark: 'landmark',
  phone: 'mobile number',
  email: 'e-mail address',
  emailID: 'e-mail address',
  newEmail: 'e-mail address',
  postalCode: 'pincode',
  text: 'message',
  message: 'message',
  couponCode: 'coupon',
  offerCode: 'offer',
  orderCode: 'order number',
  upiId: 'UPI id',
  panNumber: 'PAN',
};

/**
 * Parses one part of a request. Throws a 400 DomainError that names the field and the problem, never the
 * input.
 */
export function read(part: 'path' | 'query' | 'body', schema: z.ZodType | undefined, given: unknown): object {
  if (!schema) return {};
  const result = schema.safeParse(given);
  if (result.success) return withoutNul(result.data as object);
  const [issue] = result.error.issues;
  throw fieldError(issue) ?? parameterError(issue?.path.join('.') || part, issue);
}

/** Rejects text with a NUL character, because PostgreSQL cannot store it. The error names the field. */
function withoutNul(data: object): object {
  for (const [field, value] of Object.entries(data)) {
    if (typeof value === 'string' && value.includes('\0')) throw domainError('parameterInvalid', field);
    if (typeof value === 'object' && value !== null) withoutNul(value as object);
  }
  return data;
}

/** Error message for a field that a shopper fills in; undefined for any other field. */
function fieldError(issue: z.core.$ZodIssue | undefined): DomainError | undefined {
  const field = fieldNames[String(issue?.path.at(-1))];
  if (!issue || field === undefined) return undefined;
  if (issue.code === 'too_big' && issue.origin === 'string')
    return domainError('fieldTooLong', field, Number(issue.maximum));
  if (issue.code === 'too_big' && issue.origin === 'array')
    return domainError('fieldHasTooManyLines', field, Number(issue.maximum));
  if (issue.code === 'too_small' && issue.origin === 'string' && Number(issue.minimum) > 1)
    return domainError('fieldTooShort', field, Number(issue.minimum));
  if (issue.code === 'too_small' || (issue.code === 'invalid_type' && issue.input === undefined))
    return domainError('fieldMissing', field);
  return domainError('fieldInvalid', field);
}

/** Error for the author of a program. */
function parameterError(name: string, issue: z.core.$ZodIssue | undefined): DomainError {
  if (issue?.code === 'invalid_type' && issue.input === undefined)
    return domainError('parameterMissing', name);
  if (issue?.code === 'too_big') return domainError('parameterTooLarge', name, issue.maximum);
  if (issue?.code === 'too_small')
    return issue.origin === 'string'
      ? domainError('parameterMissing', name)
      : domainError('parameterTooSmall', name, issue.minimum);
  if (issue?.code === 'invalid_value')
    return domainError('parameterUnknown', name, issue.values.slice(0, 12).join(', '));
  return domainError('parameterInvalid', name);
}
