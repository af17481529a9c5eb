import type { z } from 'zod';
import { Refusal } from '../refusal.ts';

/** Parses one part of a request. Rejects what does not fit with a 400 that names the field and says what is wrong, never what was sent. */
export function read(part: 'path' | 'query' | 'body', schema: z.ZodType | undefined, given: unknown): object {
  if (!schema) return {};
  const result = schema.safeParse(given);
  if (result.success) return withoutNul(result.data as object);
  const [issue] = result.error.issues;
  const field = issue?.path.join('.') || part;
  throw new Refusal(400, 'INVALID_REQUEST', `${field}: ${sentence(issue)}`);
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
