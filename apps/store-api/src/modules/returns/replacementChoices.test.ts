import { expect, test } from 'vitest';
import type { StoredUnit } from '../order/deliveriesOf.ts';
import { choicesFor, type VariantOffer } from './replacementChoices.ts';

const offerOf = (change: Partial<VariantOffer>): VariantOffer => ({
  ussid: `${change.sellerId ?? 'own'}-${change.sku ?? 'M'}`,
  ...{ sku: 'M', productId: 'mp1', slug: 'shirt', colourKey: 'red', color: 'Red', hex: '#ff0000', size: 'M' },
  ...{ imageURL: '', imageTone: '', sellerId: 'own', sellerName: 'Own', pricePaise: 1000_00, stock: 3 },
  ...change,
});
/** The unit of an order at ₹1,000, of which a coupon paid ₹100. */
const unit = {
  ...{ pricePaise: 1000_00, cartDiscountPaise: 0, couponDiscountPaise: 100_00 },
  ...{ bankDiscountPaise: 0, emiDiscountPaise: 0 },
} as StoredUnit;
const choose = (offers: readonly VariantOffer[], todayPaise = 1000_00) =>
  choicesFor({ units: [unit] }, { sellerId: 'own', sku: 'M', pricePaise: todayPaise }, offers).map(
    ({ ussid, obstacle, dropPaise }) => [ussid, obstacle ?? '', dropPaise],
  );

test.each<[string, VariantOffer[], number, unknown[]]>([
  [
    'the same variant, whatever it costs today',
    [offerOf({ pricePaise: 1500_00 })],
    1500_00,
    ['own-M', '', 0],
  ],
  ['the same variant in a sale', [offerOf({ pricePaise: 700_00 })], 700_00, ['own-M', '', 0]],
  ['another size of the same price', [offerOf({ sku: 'L' })], 1000_00, ['own-L', '', 0]],
  ['another size in the same sale', [offerOf({ sku: 'L', pricePaise: 700_00 })], 700_00, ['own-L', '', 0]],
  ['another size after prices rose', [offerOf({ sku: 'L', pricePaise: 1500_00 })], 1500_00, ['own-L', '', 0]],
  ['a size that costs less', [offerOf({ sku: 'S', pricePaise: 900_00 })], 1000_00, ['own-S', '', 100_00]],
  [
    'not a size that costs more',
    [offerOf({ sku: 'L', pricePaise: 1000_01 })],
    1000_00,
    ['own-L', 'costsMore', 0],
  ],
  ['not a size that is sold out', [offerOf({ sku: 'L', stock: 0 })], 1000_00, ['own-L', 'soldOut', 0]],
  [
    'the seller of the order before a cheaper one',
    [offerOf({ sku: 'L' }), offerOf({ sku: 'L', sellerId: 'other', pricePaise: 500_00 })],
    1000_00,
    ['own-L', '', 0],
  ],
  [
    'another seller when the own one is sold out',
    [offerOf({ sku: 'L', stock: 0 }), offerOf({ sku: 'L', sellerId: 'other', pricePaise: 900_00 })],
    1000_00,
    ['other-L', '', 100_00],
  ],
  [
    'not another seller above what was paid',
    [offerOf({ sku: 'L', stock: 0 }), offerOf({ sku: 'L', sellerId: 'other', pricePaise: 900_01 })],
    1000_00,
    ['own-L', 'soldOut', 0],
  ],
])('offers %s [ORD-07]', (_, offers, today, expected) => expect(choose(offers, today)).toEqual([expected]));
