import { formatCount, formatPaise } from '@luxe/format';
import type { DeskPolicyValue } from '@luxe/contract/desk';

/** A value as it is typed: a number, or a list in JSON. */
export const policyText = (value: unknown): string => JSON.stringify(value) ?? '';

/** What was typed as a value; undefined for a text that is no number and no JSON. */
export function readPolicyValue(text: string): DeskPolicyValue['value'] | undefined {
  try {
    return JSON.parse(text) as DeskPolicyValue['value'];
  } catch {
    return undefined;
  }
}

/** A number of the policy with its unit: `₹250`, `7 days`, `18%`. Undefined for a list. */
export function meaningOf(type: DeskPolicyValue['type'], value: unknown): string | undefined {
  if (typeof value !== 'number') return undefined;
  switch (type) {
    case 'paise':
      return formatPaise(value);
    case 'basisPoints':
      return `${value / 100}%`;
    case 'days':
    case 'minutes':
      return `${formatCount(value)} ${value === 1 ? type.slice(0, -1) : type}`;
    default:
      return formatCount(value);
  }
}
