import type { BankOffer, Coupon, Promotion, Saving } from '../pricing/rules.ts';
import type { StoredDiscount } from './repository.ts';

/** What a stored rule takes off. */
function savingOf({ code, percent, amountPaise }: StoredDiscount): Saving {
  if (percent !== null) return { percent, most: amountPaise ?? undefined };
  if (amountPaise === null) throw new Error(`the rule ${code} takes nothing off`);
  return { amount: amountPaise };
}

/** A coupon as the pricing engine takes it. */
export const toCoupon = (stored: StoredDiscount): Coupon => ({
  code: stored.code,
  title: stored.title,
  scope: stored.scope,
  saving: savingOf(stored),
  minimum: stored.minimumPaise,
  from: stored.fromDay,
  until: stored.untilDay,
});

export const toBankOffer = (stored: StoredDiscount): BankOffer => ({
  ...toCoupon(stored),
  withCoupon: stored.withCoupon,
});

/** A rule of kind `item` or `cart`. */
export const toPromotion = (stored: StoredDiscount): Promotion => ({
  ...toCoupon(stored),
  kind: stored.kind === 'item' ? 'item' : 'cart',
});
