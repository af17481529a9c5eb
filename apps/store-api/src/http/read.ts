import { formatCount } from '@luxe/format';
import type { z } from 'zod';
import { Refusal } from '../refusal.ts';

/** Parses one part of a request. Rejects what does not fit with a 400 that names the field and says what is wrong, never what was sent. */
export function read(part: 'path' | 'query' | 'body', schema: z.ZodType | undefined, given: unknown): object {
  if (!schema) return {};
  const result = schema.safeParse(given);
  if (result.success) return withoutNul(result.data as object);
  const [issue] = result.error.issues;
  const field = issue?.path.join('.') || part;
  throw new Refusal(400, 'INVALID_REQUEST', typedSentence(issue) ?? `${field}: ${sentence(issue)}`);
}

/** PostgreSQL keeps no text with a NUL in it: what is not refused here would fail there, as a fault of ours. */
function withoutNul(data: object): object {
  for (const [field, value] of Object.entries(data)) {
    if (typeof value === 'string' && value.includes('\0'))
      throw new Refusal(400, 'INVALID_REQUEST', `${field}: this is not in the expected form.`);
    if (typeof value === 'object' && value !== null) withoutNul(value as object);
  }
  return data;
}

/** Fields that a shopper fills in by hand, as the pages call them. */
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

/** What is wrong with a field that a shopper fills in, in a shopper's words; undefined for another. */
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
      : `this is too small; the least is ${issue.minimum}.`;
  if (issue?.code === 'invalid_value') return `this must be one of ${issue.values.slice(0, 12).join(', ')}.`;
  return 'this is not in the expected form.';
}
