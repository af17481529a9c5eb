import { ApiError, extractMessage } from '@luxe/client';
import { copy } from '../copy.ts';

export type PlaceFailure = {
  /** The store's code, or `offline`, `lost`. */
  code: string;
  title: string;
  text: string;
  /** `bag`: only a change of the bag helps. `orders`: it is there. `again`: pressing again may help. */
  remedy: 'bag' | 'orders' | 'again';
  /** The bag and its amounts are no longer what the page shows. */
  isBagStale: boolean;
  /** The store has answered: nothing was ordered, and the next press is a new attempt. */
  isAnswered: boolean;
};

/**
 * What to tell of an order that did not come about. Only an answer of the store (4xx) proves that nothing was ordered; a lost
 * answer or a fault of the server does not, so that attempt stays open and the same key is sent again.
 */
export function toPlaceFailure(error: unknown, isOnline: boolean): PlaceFailure {
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) {
    return {
      code: isOnline ? 'lost' : 'offline',
      title: isOnline ? copy.lostTitle : copy.offlineTitle,
      text: copy.lost,
      ...again,
      isAnswered: false,
    };
  }
  if (error.code === 'O4003')
    return {
      code: error.code,
      title: extractMessage(error.body) || copy.notOrderedTitle,
      text: copy.orderedBefore,
      remedy: 'orders',
      isBagStale: true,
      isAnswered: true,
    };
  const known = answered[error.code] ?? (error.kind === 'CartError' ? answered.B9907 : undefined);
  if (known) return { ...known, code: error.code, isAnswered: true };
  return {
    code: error.code,
    title: extractMessage(error.body) || copy.notOrderedTitle,
    text: copy.notOrdered,
    ...again,
    isAnswered: true,
  };
}

/** The browser knows that it is offline: the order is not even sent. */
export const offlineFailure: PlaceFailure = {
  code: 'offline',
  title: copy.offlineTitle,
  text: copy.offline,
  remedy: 'again',
  isBagStale: false,
  isAnswered: false,
};

/** A plan without interest went before another way was paid: the amount is another one, and she sees it first. */
export const planLeft = (isAhead: boolean): PlaceFailure => ({
  code: 'plan',
  title: copy.planLeftTitle,
  text: isAhead ? copy.payChanged : copy.changed,
  remedy: 'again',
  isBagStale: false,
  isAnswered: true,
});

const again = { remedy: 'again', isBagStale: false } as const;

const answered: Record<string, Omit<PlaceFailure, 'code' | 'isAnswered'> | undefined> = {
  B9907: { title: copy.changedTitle, text: copy.changed, remedy: 'again', isBagStale: true },
  // The store keeps a key only with an order: the first try has come through.
  K4091: { title: copy.placedAlreadyTitle, text: copy.placedAlready, remedy: 'orders', isBagStale: true },
  B9301: { title: copy.soldOutTitle, text: copy.nothingOrdered, remedy: 'bag', isBagStale: true },
};
