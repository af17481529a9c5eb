import { formatDay, formatPaise } from '@luxe/format';
import type { Obstacle } from '../pricing/rules.ts';
import type { StoredDiscount } from './repository.ts';

/** Reason for the shopper why a coupon or an offer does not apply. */
export function reasonOf({ code, fromDay, untilDay }: StoredDiscount, obstacle: Obstacle): string {
  switch (obstacle.kind) {
    case 'early':
      return `${code} can be used from ${formatDay(fromDay)}.`;
    case 'expired':
      return `${code} ended on ${formatDay(untilDay)}.`;
    case 'unfit':
      return `${code} is not valid for the items in your bag.`;
    case 'used':
      return `You have already used ${code}.`;
    case 'notFirst':
      return `${code} is for a first order, and you have ordered before.`;
    case 'coupon':
      return `${code} cannot be used with a coupon. Remove the coupon to use it.`;
    case 'minimum':
      return `Add items for ${formatPaise(obstacle.missing)} more to use ${code}.`;
  }
}

/** Reasons for the shopper why a bank offer does not accept a payment. */
export const copy = {
  otherCard: (offer: string) => `${offer} is not for this card.`,
  cardsOnly: (offer: string, bank: string | null) =>
    `${offer} is only for ${bank ? `${bank} cards` : 'cards'}. Pay by card, or remove the offer.`,
};
