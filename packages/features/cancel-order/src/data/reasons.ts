import type { CallBody } from '@luxe/contract/calls';
import type { Reason } from '@luxe/patterns/reason-picker';
import { copy } from './copy.ts';

export type CancelReason = CallBody<'cancelOrder'>['reason'];

/** Codes of the reasons, as the store expects them. */
export const cancelReasonCodes = [
  'mistake',
  'changedMind',
  'variant',
  'price',
  'late',
  'other',
] as const satisfies readonly CancelReason[];

export const cancelReasons: readonly Reason[] = cancelReasonCodes.map((code) => ({
  code,
  label: copy.reasons[code],
  comment: code === 'other' ? 'optional' : 'none',
}));
