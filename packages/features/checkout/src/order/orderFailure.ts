import { ApiError, extractMessage } from '@luxe/client';
import { copy } from '../data/copy.ts';

export type OrderFailure = {
  /**
   * The error code from the store, or one of the shop's own: `offline`, `lost`, `plan`, `provider`,
   * `unclear`.
   */
  code: string;
  title: string;
  text: string;
  /**
   * What the shopper can do. `bag`: change the bag. `orders`: see the order, which exists already. `again`:
   * try again.
   */
  remedy: 'bag' | 'orders' | 'again';
  /** Whether the page shows a bag or amounts that have changed at the store. */
  isBagStale: boolean;
  /**
   * Whether the store has responded. If true, the next press on the button is a new attempt with a new
   * idempotency key.
   */
  isResponseKnown: boolean;
};

/**
 * Builds the message for a failed order. A 4xx response ends the attempt. After a lost response or a server
 * error, the order may have been placed, so a retry sends the same key.
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
 * Failure shown when the release of a no-cost plan has changed the amount. The shopper must see the new
 * amount before they pay.
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
  // K4091 means that the idempotency key was used. The store saves a key only with an order, so the first
  // attempt has succeeded.
  K4091: { title: copy.placedAlreadyTitle, text: copy.placedAlready, remedy: 'orders', isBagStale: true },
  O4009: { title: copy.emptiedTitle, text: copy.nothingToOrder, remedy: 'bag', isBagStale: true },
  B9301: { title: copy.soldOutTitle, text: copy.nothingOrdered, remedy: 'bag', isBagStale: true },
  B9302: { title: copy.lowerLimitTitle, text: copy.lowerLimit, remedy: 'bag', isBagStale: true },
};
