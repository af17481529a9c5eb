import type { CallAnswer } from '@luxe/contract/calls';
import { formatDay, formatPaise, type Paise } from '@luxe/format';
import { toPrice } from '../catalogue/price.ts';
import type { Obstacle } from '../pricing/rules.ts';
import type { StoredDiscount } from './repository.ts';

export type WireCoupon = NonNullable<CallAnswer<'cartDetails'>['coupon']>;

/** A coupon as the bag shows it, with the reason why it takes nothing off where it does not. */
export const toWireCoupon = (
  stored: StoredDiscount,
  saving: Paise,
  obstacle: Obstacle | undefined,
): WireCoupon => ({
  offerCode: stored.code,
  offerTitle: stored.title,
  savingAmount: toPrice(saving),
  offerMaxDiscount: stored.amountPaise === null ? null : toPrice(stored.amountPaise),
  expiredOn: stored.untilDay,
  isApplicable: obstacle === undefined,
  reason: obstacle ? reasonOf(stored, obstacle) : '',
});

/** Why a coupon or an offer takes nothing off, for the shopper. */
export function reasonOf({ code, fromDay, untilDay }: StoredDiscount, obstacle: Obstacle): string {
  switch (obstacle.kind) {
    case 'early':
      return `${code} can be used from ${formatDay(fromDay)}.`;
    case 'expired':
      return `${code} ended on ${formatDay(untilDay)}.`;
    case 'unfit':
      return `${code} is not for the pieces in your bag.`;
    case 'used':
      return `You have already used ${code}.`;
    case 'notFirst':
      return `${code} is for a first order, and you have ordered before.`;
    case 'coupon':
      return `${code} cannot be used with a coupon. Take the coupon off to use it.`;
    case 'minimum':
      return `Add pieces for ${formatPaise(obstacle.missing)} more to use ${code}.`;
  }
}
