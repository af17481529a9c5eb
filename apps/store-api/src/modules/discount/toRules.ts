import type { BankOffer, Coupon, Promotion, Saving } from '../pricing/rules.ts';
import type { StoredDiscount } from './repository.ts';

/** Returns the saving of a stored rule: a percentage or an amount. Throws for a rule that has neither. */
function savingOf({ code, percent, amountPaise }: StoredDiscount): Saving {
  if (percent !== null) return { percent, most: amountPaise ?? undefined };
  if (amountPaise === null) throw new Error(`the rule ${code} takes nothing off`);
  return { amount: amountPaise };
}

/** Converts a coupon for the pricing engine. */
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

/** Converts a rule of kind `item` or `cart` to a promotion for the pricing engine. */
export const toPromotion = (stored: StoredDiscount): Promotion => ({
  ...toCoupon(stored),
  kind: stored.kind === 'item' ? 'item' : 'cart',
});
