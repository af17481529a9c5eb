import type { CallBody, ReturnOptions } from '@luxe/contract/calls';
import { isReport } from '../../data/steps.ts';
import { hasFault, type ReturnDraft } from '../../data/draft.ts';

type Body = CallBody<'createReturn'>;

/** The request of a complete draft. */
export function toReturnBody(
  draft: ReturnDraft,
  { refundTargets: [usual = 'source'] }: Pick<ReturnOptions, 'refundTargets'>,
  accountNumber: string,
): Body {
  const { items, photos, method = 'nothing', addressId, day, slot, store, bank, refundTo = usual } = draft;
  return {
    units: Object.entries(items).map(([transactionId, { quantity, reason = 'changedMind', comment }]) => ({
      ...{ transactionId, quantity, reason },
      comment: comment.trim(),
    })),
    photos: hasFault(draft) ? photos.map(({ photoId }) => photoId) : [],
    method: isReport(draft) ? 'nothing' : method,
    ...(method === 'schedulePickup' && addressId && day && slot && { pickup: { addressId, day, slot } }),
    ...(method === 'quickDrop' && store && { storeId: store.id }),
    refundTo,
    ...(refundTo === 'bank' && bank && { bank: { ...bank, accountNumber } }),
  };
}
