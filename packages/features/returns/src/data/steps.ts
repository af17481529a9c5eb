import { returnPath } from '@luxe/contract/after-order-paths';
import type { ReturnOptions } from '@luxe/contract/calls';
import { isIfsc } from '@luxe/patterns/bank-values';
import { isFault, maxQuantity, possibleChoices, reasonsOf, type ReturnDraft } from './draft.ts';

/**
 * The steps of returns and replacements, in order. Each is the last segment of its page's path [ORD-05]
 * [ORD-07].
 */
export const returnSteps = [
  'initiate',
  'replacements',
  'reason',
  'variants',
  'refundSource',
  'pickup',
  'bankDetails',
  'returnSummary',
  'replacementSummary',
] as const;
export type ReturnStep = (typeof returnSteps)[number];

export const stepPath = (step: ReturnStep, orderCode: string): string =>
  returnPath(orderCode).replace('/initiate?', `/${step}?`);

/** The steps that this return needs: no question with a single answer. */
export function stepsOf(
  draft: ReturnDraft,
  { refundTargets, lines }: Pick<ReturnOptions, 'refundTargets' | 'lines'>,
): ReturnStep[] {
  const isReplacement = draft.kind === 'replacement';
  const isStartedAsReplacement = draft.isStartedAsReplacement === true;
  const isNeeded: Record<ReturnStep, boolean> = {
    initiate: !isStartedAsReplacement,
    replacements: isStartedAsReplacement,
    reason: true,
    variants: isReplacement && hasVariants(draft, lines),
    refundSource: !isReplacement && refundTargets.length > 1,
    pickup: !isReport(draft),
    bankDetails: !isReplacement && draft.refundTo === 'bank',
    returnSummary: !isReplacement,
    replacementSummary: isReplacement,
  };
  return returnSteps.filter((step) => isNeeded[step]);
}

/** Whether an item has several sizes or colours to choose from. */
const hasVariants = ({ items }: ReturnDraft, lines: ReturnOptions['lines']): boolean =>
  lines.some((line) => {
    const item = items[line.transactionId];
    return item !== undefined && possibleChoices(line, item.quantity).length > 1;
  });

/** The last step of a return or a replacement. */
export const lastStep = ({ kind }: Pick<ReturnDraft, 'kind'>): ReturnStep =>
  kind === 'replacement' ? 'replacementSummary' : 'returnSummary';

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
    replacements: Object.keys(draft.items).length > 0,
    reason: hasReasons(draft, options) && draft.kind !== undefined,
    variants: Object.values(draft.items).every(({ replaceWith }) => replaceWith !== undefined),
    refundSource: draft.refundTo !== undefined,
    pickup: hasMethod(draft),
    bankDetails: isIfsc(draft.bank?.ifsc ?? '') && accountNumber !== '',
    returnSummary: false,
    replacementSummary: false,
  };
  return stepsOf(draft, options).find((step) => !isDone[step]) ?? lastStep(draft);
}

/** Every item has a reason that it allows, and a fault that can be seen has a photo. */
function hasReasons(
  { items, photos, isStartedAsReplacement }: ReturnDraft,
  { lines }: ReturnOptions,
): boolean {
  return Object.entries(items).every(([transactionId, { reason, quantity }]) => {
    const line = lines.find((one) => one.transactionId === transactionId);
    if (!line || reason === undefined || quantity > maxQuantity(line, isStartedAsReplacement)) return false;
    if (!isFault(reason)) return quantity <= Math.max(line.returnableQuantity, line.replaceableQuantity);
    return reason === 'missing' || photos.length > 0;
  });
}

function hasMethod({ method, addressId, day, slot, store }: ReturnDraft): boolean {
  if (method === 'schedulePickup') return addressId !== undefined && day !== undefined && slot !== undefined;
  return method === 'quickDrop' ? store !== undefined : method === 'selfCourier';
}
