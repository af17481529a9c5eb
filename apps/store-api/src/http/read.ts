import { formatCount } from '@luxe/format';
import type { z } from 'zod';
import { DomainError } from '../domainError.ts';

/**
 * Parses one part of a request. Throws a 400 DomainError that names the field and the problem, never the
 * input.
 */
export function read(part: 'path' | 'query' | 'body', schema: z.ZodType | undefined, given: unknown): object {
  if (!schema) return {};
  const result = schema.safeParse(given);
  if (result.success) return withoutNul(result.data as object);
  const [issue] = result.error.issues;
  const field = issue?.path.join('.') || part;
  throw new DomainError(400, 'INVALID_REQUEST', typedSentence(issue) ?? `${field}: ${sentence(issue)}`);
}

/** PostgreSQL cannot store text with a NUL. Without this check the statement would fail as a fault. */
function withoutNul(data: object): object {
  for (const [field, value] of Object.entries(data)) {
    if (typeof value === 'string' && value.includes('\0'))
      throw new DomainError(400, 'INVALID_REQUEST', `${field}: this is not in the expected form.`);
    if (typeof value === 'object' && value !== null) withoutNul(value as object);
  }
  return data;
}

/** Fields that a shopper fills in, with their names on the pages. */
const typedFields: Readonly<Record<string, string>> = {
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

/** Returns a sentence for the shopper; undefined for a field that no shopper fills in. */
function typedSentence(issue: z.core.$ZodIssue | undefined): string | undefined {
  const name = typedFields[String(issue?.path.at(-1))];
  if (!issue || name === undefined) return undefined;
  if (issue.code === 'too_big' && issue.origin === 'string')
    return `Keep the ${name} to ${formatCount(Number(issue.maximum))} letters.`;
  if (issue.code === 'too_big' && issue.origin === 'array')
    return `Keep the ${name} to ${formatCount(Number(issue.maximum))} lines.`;
  if (issue.code === 'too_small' && issue.origin === 'string' && Number(issue.minimum) > 1)
    return `Write at least ${formatCount(Number(issue.minimum))} letters in the ${name}.`;
  if (issue.code === 'too_small' || (issue.code === 'invalid_type' && issue.input === undefined))
    return `Enter the ${name}.`;
  return `Check the ${name}: it is not in the expected form.`;
}

function sentence(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === 'invalid_type' && issue.input === undefined) return 'this is required.';
  if (issue?.code === 'too_big') return `this is too large; the limit is ${issue.maximum}.`;
  if (issue?.code === 'too_small')
    return issue.origin === 'string'
      ? 'this is required.'
      : `this is too small; the minimum is ${issue.minimum}.`;
  if (issue?.code === 'invalid_value') return `this must be one of ${issue.values.slice(0, 12).join(', ')}.`;
  return 'this is not in the expected form.';
}
