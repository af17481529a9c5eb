import type { Paise } from '@luxe/format';
import type { StoredLine } from '../order/deliveriesOf.ts';
import type { UnitAmounts } from '../order/splitLine.ts';

/** Amounts that a lower price reduces, in this sequence: the shop's discounts, then what was paid. */
const discounts = [
  'cartDiscountPaise',
  'couponDiscountPaise',
  'bankDiscountPaise',
  'emiDiscountPaise',
] as const;
const sources = ['payablePaise', 'cliqCashPaise', 'brandCashPaise', 'loyaltyPaise'] as const;

const sumOfNames = (unit: UnitAmounts, names: readonly (keyof UnitAmounts)[]): Paise =>
  names.reduce((sum, name) => sum + unit[name], 0);

/**
 * What goes back to the shopper when the price of a unit is lower by `dropPaise`: the same share of it that
 * they paid of the price. Rounds in their favour.
 */
export function differenceOf(unit: UnitAmounts, dropPaise: Paise): Paise {
  const { pricePaise } = unit;
  if (pricePaise === 0) return 0;
  const netPaise = pricePaise - sumOfNames(unit, discounts);
  return Math.ceil((Math.min(dropPaise, pricePaise) * netPaise) / pricePaise);
}

/**
 * Divides the amounts of a unit between the unit that replaces it and the difference that goes back. Both add
 * up exactly to the unit. Money goes back before credits.
 */
export function carryOver(
  unit: UnitAmounts,
  dropPaise: Paise,
): { readonly carried: UnitAmounts; readonly difference: UnitAmounts } {
  const pricePaise = Math.min(dropPaise, unit.pricePaise);
  const paidPaise = differenceOf(unit, pricePaise);
  const taken = {
    ...takeInSequence(unit, discounts, pricePaise - paidPaise),
    ...takeInSequence(unit, sources, paidPaise),
  };
  const goodsPaise = unit.pricePaise - unit.cartDiscountPaise - unit.couponDiscountPaise;
  const lessGoods = pricePaise - (taken.cartDiscountPaise ?? 0) - (taken.couponDiscountPaise ?? 0);
  const difference: UnitAmounts = {
    ...zero,
    ...taken,
    pricePaise,
    taxPaise: goodsPaise > 0 ? Math.round((unit.taxPaise * lessGoods) / goodsPaise) : 0,
  };
  const names = Object.keys(zero) as (keyof UnitAmounts)[];
  const rest = names.map((name) => [name, unit[name] - difference[name]]);
  return { carried: Object.fromEntries(rest) as UnitAmounts, difference };
}

const zero: UnitAmounts = {
  pricePaise: 0,
  cartDiscountPaise: 0,
  couponDiscountPaise: 0,
  bankDiscountPaise: 0,
  emiDiscountPaise: 0,
  shippingPaise: 0,
  brandCashPaise: 0,
  loyaltyPaise: 0,
  cliqCashPaise: 0,
  payablePaise: 0,
  taxPaise: 0,
};

function takeInSequence(
  unit: UnitAmounts,
  names: readonly (keyof UnitAmounts)[],
  paise: Paise,
): Partial<UnitAmounts> {
  let left = paise;
  return Object.fromEntries(
    names.map((name) => {
      const taken = Math.min(left, unit[name]);
      left -= taken;
      return [name, taken];
    }),
  );
}

/** Lines in which units that cost more than their replacement have the amounts of the difference. */
export const withDifferences = (
  lines: readonly StoredLine[],
  rows: readonly { readonly unitId: number; readonly priceDropPaise: Paise }[],
): StoredLine[] =>
  lines.map((line) => ({
    ...line,
    units: line.units.map((unit) => {
      const row = rows.find(({ unitId }) => unitId === unit.id);
      return row ? { ...unit, ...carryOver(unit, row.priceDropPaise).difference } : unit;
    }),
  }));
