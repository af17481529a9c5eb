import type { CallBody, ReturnOptions } from '@luxe/contract/calls';
import { isReport } from '../../data/steps.ts';
import { hasFault, type RefundTarget, type ReturnDraft } from '../../data/draft.ts';

type Body = CallBody<'createReturn'>;

/** The request of a complete draft. */
export function toReturnBody(
  draft: ReturnDraft,
  { refundTargets: [usual = 'source'] }: Pick<ReturnOptions, 'refundTargets'>,
  accountNumber: string,
): Body {
  const { items, photos, method = 'nothing', addressId, day, slot, store, bank } = draft;
  const isReplacement = draft.kind === 'replacement';
  const refundTo = isReplacement ? replacementTarget(usual) : (draft.refundTo ?? usual);
  return {
    ...(isReplacement && { kind: 'replacement' as const }),
    units: Object.entries(items).map(
      ([transactionId, { quantity, reason = 'changedMind', comment, replaceWith }]) => ({
        ...{ transactionId, quantity, reason },
        comment: comment.trim(),
        ...(isReplacement && replaceWith !== undefined && { replaceWith }),
      }),
    ),
    photos: hasFault(draft) ? photos.map(({ photoId }) => photoId) : [],
    method: isReport(draft) ? 'nothing' : method,
    ...(method === 'schedulePickup' && addressId && day && slot && { pickup: { addressId, day, slot } }),
    ...(method === 'quickDrop' && store && { storeId: store.id }),
    refundTo,
    ...(refundTo === 'bank' && bank && { bank: { ...bank, accountNumber } }),
  };
}

/** Where the money of a replacement goes, when there is any. A bank account is not asked for. */
export const replacementTarget = (usual: RefundTarget): RefundTarget =>
  usual === 'bank' ? 'cliq-cash' : usual;
