import type { Paise } from '@luxe/format';
import type { orderUnit } from '../../db/schema/index.ts';
import type { Parts } from '../pricing/priceOrder.ts';

/** Amounts of one unit; names as in `order_unit`. */
export type UnitAmounts = Pick<
  typeof orderUnit.$inferSelect,
  Taken | 'pricePaise' | 'shippingPaise' | 'taxPaise'
>;

/** Amounts of an order line, for all its units together. */
export interface LineAmounts extends Record<Taken | 'shippingPaise' | 'taxPaise', Paise> {
  readonly quantity: number;
  readonly unitPaise: Paise;
}

/** The amounts of a priced line, with names as in `order_line`. */
export const toLineAmounts = (parts: Parts): Record<Taken | 'shippingPaise' | 'taxPaise', Paise> => ({
  cartDiscountPaise: parts.itemDiscount + parts.cartDiscount,
  couponDiscountPaise: parts.couponDiscount,
  bankDiscountPaise: parts.bankDiscount,
  shippingPaise: parts.shipping,
  brandCashPaise: parts.brandCash,
  loyaltyPaise: parts.points,
  cliqCashPaise: parts.cliqCash,
  emiDiscountPaise: parts.emiDiscount,
  payablePaise: parts.payable,
  taxPaise: parts.tax,
});

/** What the price and the delivery of a unit are paid with. */
const takenNames = [
  'cartDiscountPaise',
  'couponDiscountPaise',
  'bankDiscountPaise',
  'brandCashPaise',
  'loyaltyPaise',
  'cliqCashPaise',
  'emiDiscountPaise',
  'payablePaise',
] as const;
type Taken = (typeof takenNames)[number];

/**
 * Splits the amounts of a line into its units. The units add up exactly to the line, and the parts of each
 * unit exactly to its price and delivery. No amount is negative. What rounding leaves over closes on the last
 * unit, as far as its price allows.
 */
export function splitLine(line: LineAmounts): UnitAmounts[] {
  const { quantity, unitPaise } = line;
  const base = (name: Taken | 'shippingPaise' | 'taxPaise') => Math.floor(line[name] / quantity);
  const rest = (name: Taken | 'shippingPaise' | 'taxPaise') => line[name] % quantity;
  const rests = takenNames.map((name) => ({ name, left: rest(name) }));
  return Array.from({ length: quantity }, (_, at) => {
    const isLast = at === quantity - 1;
    const share = (name: 'shippingPaise' | 'taxPaise') => base(name) + (isLast ? rest(name) : 0);
    const unit = {
      pricePaise: unitPaise,
      shippingPaise: share('shippingPaise'),
      taxPaise: share('taxPaise'),
      ...(Object.fromEntries(takenNames.map((name) => [name, base(name)])) as Record<Taken, Paise>),
    };
    let missing = unitPaise + unit.shippingPaise - takenNames.reduce((sum, name) => sum + unit[name], 0);
    for (const one of rests) {
      const taken = Math.min(missing, one.left);
      unit[one.name] += taken;
      one.left -= taken;
      missing -= taken;
    }
    return unit;
  });
}
