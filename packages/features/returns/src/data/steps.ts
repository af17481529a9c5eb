import { returnPath } from '@luxe/contract/paths';
import type { ReturnOptions } from '@luxe/contract/calls';
import { isFault, maxQuantity, reasonsOf, type ReturnDraft } from './draft.ts';

/** The steps of a return, in order. Each is the last segment of its page's path [ORD-05]. */
export const returnSteps = [
  'initiate',
  'reason',
  'refundSource',
  'pickup',
  'bankDetails',
  'returnSummary',
] as const;
export type ReturnStep = (typeof returnSteps)[number];

export const isIfsc = (text: string): boolean => /^[A-Z]{4}0[A-Z0-9]{6}$/.test(text);

export const stepPath = (step: ReturnStep, orderCode: string): string =>
  returnPath(orderCode).replace('/initiate?', `/${step}?`);

/** The steps that this return needs: no question with a single answer. */
export function stepsOf(
  draft: ReturnDraft,
  { refundTargets }: Pick<ReturnOptions, 'refundTargets'>,
): ReturnStep[] {
  return returnSteps.filter((step) => {
    if (step === 'refundSource') return refundTargets.length > 1;
    if (step === 'pickup') return !isReport(draft);
    if (step === 'bankDetails') return draft.refundTo === 'bank';
    return true;
  });
}

/** Whether the items are missing, so that nothing can come back. */
export const isReport = (draft: ReturnDraft): boolean => {
  const reasons = reasonsOf(draft);
  return reasons.length > 0 && reasons.every((reason) => reason === 'missing');
};

/**
 * The first step that is not complete, so that a link into the middle of a return leads to it. The summary
 * when all are.
 */
export function firstOpenStep(draft: ReturnDraft, options: ReturnOptions, accountNumber: string): ReturnStep {
  const isDone: Record<ReturnStep, boolean> = {
    initiate: Object.keys(draft.items).length > 0,
    reason: hasReasons(draft, options),
    refundSource: draft.refundTo !== undefined,
    pickup: hasMethod(draft),
    bankDetails: isIfsc(draft.bank?.ifsc ?? '') && accountNumber !== '',
    returnSummary: false,
  };
  return stepsOf(draft, options).find((step) => !isDone[step]) ?? 'returnSummary';
}

/** Every item has a reason that it allows, and a fault that can be seen has a photo. */
function hasReasons({ items, photos }: ReturnDraft, { lines }: ReturnOptions): boolean {
  return Object.entries(items).every(([transactionId, { reason, quantity }]) => {
    const line = lines.find((one) => one.transactionId === transactionId);
    if (!line || reason === undefined || quantity > maxQuantity(line)) return false;
    if (!isFault(reason)) return quantity <= line.returnableQuantity;
    return reason === 'missing' || photos.length > 0;
  });
}

function hasMethod({ method, addressId, day, slot, store }: ReturnDraft): boolean {
  if (method === 'schedulePickup') return addressId !== undefined && day !== undefined && slot !== undefined;
  return method === 'quickDrop' ? store !== undefined : method === 'selfCourier';
}
