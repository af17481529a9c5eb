import { samples } from '@luxe/contract/samples';
import { writeDraft, type ReturnDraft, type ReturnReason } from '../data/draft.ts';

export const { orderId } = samples.returnOptions;
const [first] = samples.returnOptions.lines;
export const transactionId = first?.transactionId ?? '';

/** One unit of the first line, with a reason. */
export const chosen = (reason: ReturnReason, comment = ''): ReturnDraft['items'] => ({
  [transactionId]: { quantity: 1, reason, comment },
});

/** A draft in which everything is chosen. */
const completeDraft: ReturnDraft = {
  items: chosen('size'),
  photos: [],
  refundTo: 'source',
  method: 'schedulePickup',
  addressId: samples.addresses.addresses[0]?.addressId,
  place: 'B-14, Jor Bagh, New Delhi, Delhi 110003',
  day: '2026-11-21',
  slot: '9-12',
};

/** Stores a draft as an earlier visit of the page would have. */
export const storeDraft = (change: Partial<ReturnDraft> = {}): void =>
  writeDraft(orderId, { ...completeDraft, ...change });
