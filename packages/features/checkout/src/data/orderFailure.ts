import { ApiError, extractMessage } from '@luxe/client';
import { copy } from '../copy.ts';

export type OrderFailure = {
  /** Error code of the store, or `offline`, `lost`, `plan`, `provider`, `unclear`. */
  code: string;
  title: string;
  text: string;
  /**
   * `bag`: the shopper must change the bag. `orders`: the order exists. `again`: another attempt may succeed.
   */
  remedy: 'bag' | 'orders' | 'again';
  /** The page shows an outdated bag or amounts. */
  isBagStale: boolean;
  /** The response of the store is known, so the next press is a new attempt. */
  isResponseKnown: boolean;
};

/**
 * Message for a failed order. A 4xx response is final. After a lost response or a server error, the order may
 * have been placed. That attempt stays open, and a retry sends the same key.
 */
export function toOrderFailure(error: unknown, isOnline: boolean): OrderFailure {
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) {
    return {
      code: isOnline ? 'lost' : 'offline',
      title: isOnline ? copy.lostTitle : copy.offlineTitle,
      text: copy.lost,
      ...again,
      isResponseKnown: false,
    };
  }
  if (error.code === 'O4003')
    return {
      code: error.code,
      title: extractMessage(error.body) || copy.notOrderedTitle,
      text: copy.orderedBefore,
      remedy: 'orders',
      isBagStale: true,
      isResponseKnown: true,
    };
  const known = failuresByCode[error.code] ?? (error.kind === 'CartError' ? failuresByCode.B9907 : undefined);
  if (known) return { ...known, code: error.code, isResponseKnown: true };
  return {
    code: error.code,
    title: extractMessage(error.body) || copy.notOrderedTitle,
    text: copy.notOrdered,
    ...again,
    isResponseKnown: true,
  };
}

/** The browser is offline, so the order is not sent. */
export const offlineFailure: OrderFailure = {
  code: 'offline',
  title: copy.offlineTitle,
  text: copy.offline,
  remedy: 'again',
  isBagStale: false,
  isResponseKnown: false,
};

/**
 * A no-cost plan was released, which changes the amount. The shopper must see the new amount before they pay.
 */
export const planReleasedFailure = (isPrepaid: boolean): OrderFailure => ({
  code: 'plan',
  title: copy.planReleasedTitle,
  text: isPrepaid ? copy.payChanged : copy.changed,
  remedy: 'again',
  isBagStale: false,
  isResponseKnown: true,
});

const again = { remedy: 'again', isBagStale: false } as const;

const failuresByCode: Record<string, Omit<OrderFailure, 'code' | 'isResponseKnown'> | undefined> = {
  B9907: { title: copy.changedTitle, text: copy.changed, remedy: 'again', isBagStale: true },
  // The store saves an idempotency key only with an order. A used key means that the first attempt succeeded.
  K4091: { title: copy.placedAlreadyTitle, text: copy.placedAlready, remedy: 'orders', isBagStale: true },
  B9301: { title: copy.soldOutTitle, text: copy.nothingOrdered, remedy: 'bag', isBagStale: true },
};
