import type { CallResponseInput } from '@luxe/contract/calls';
import { formatDay, formatPaise, type Paise } from '@luxe/format';
import { toPrice } from '../catalogue/price.ts';
import type { Obstacle } from '../pricing/rules.ts';
import type { StoredDiscount } from './repository.ts';

export type WireCoupon = NonNullable<CallResponseInput<'cartDetails'>['coupon']>;

/** Wire format of a coupon, with the reason if it does not apply. */
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
