import type { CallResponseInput } from '@luxe/contract/calls';
import type { Paise } from '@luxe/format';
import { toPrice } from '../catalogue/price.ts';
import type { Obstacle } from '../pricing/rules.ts';
import { reasonOf } from './copy.ts';
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
