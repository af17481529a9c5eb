import { indianDay, type Paise } from '@luxe/format';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { balancesOf, noBalances, type Balances } from '../credit/balances.ts';
import {
  countUses,
  findDiscount,
  hasOrderBeside,
  runningDiscounts,
  type StoredDiscount,
} from '../discount/repository.ts';
import { toBankOffer, toCoupon, toPromotion } from '../discount/rules.ts';
import type { EmiTerms } from '../pricing/emi.ts';
import { deliveryOf, shippingOf, type Delivery } from '../pricing/delivery.ts';
import { priceOrder, type PricedOrder, type Terms } from '../pricing/price-order.ts';
import { covers, type BagLine, type Obstacle } from '../pricing/rules.ts';
import { taxRateOf } from '../pricing/tax.ts';
import { deliveriesTo, type StoredPincode } from '../pincode/service.ts';
import { readProperties } from '../settings/properties.ts';
import { cartRows, offerRows, type CartRow, type StoredCart } from './repository.ts';

/** A line with how it can go and how it will; neither where it cannot be delivered. */
export interface PlacedRow extends CartRow {
  readonly deliveries: readonly Delivery[];
  readonly delivery: Delivery | undefined;
}

/** A cart as it is priced at a moment, for a place. */
export interface PricedCart {
  /** What was put in, then what comes free with it; in step with `order.lines`. */
  readonly rows: readonly PlacedRow[];
  readonly order: PricedOrder;
  /** The rules that the cart names, whether they count or not. */
  readonly coupon: StoredDiscount | undefined;
  /** Why the coupon takes nothing off; undefined when it does, or there is none. */
  readonly couponObstacle: Obstacle | undefined;
  readonly bankOffer: StoredDiscount | undefined;
  /** Rules that ask for nothing. */
  readonly promotions: readonly StoredDiscount[];
  readonly balances: Balances;
}

export interface PriceAt {
  readonly clock: Clock;
  readonly place: StoredPincode | undefined;
  /** The least amount that the payment provider takes; 0 without one. */
  readonly minimumPayable: Paise;
  /** The plan that the shop bears the interest of, once a bank has told its rate. */
  readonly noCostEmi?: EmiTerms | undefined;
}

/** What is left to pay before a plan's interest comes off: what a bank would lend. */
export const lentOf = ({ order }: PricedCart): Paise => order.totals.payable + order.totals.emiDiscount;

/** What a cart's pieces cost, by whatever they are paid: what the law looks at. */
export const worthOf = (priced: PricedCart): Paise => {
  const { brandCash, points, cliqCash } = priced.order.totals;
  return lentOf(priced) + brandCash + points + cliqCash;
};

/** Reads a cart and all that changes its price, and prices it. Within a transaction it prices under the locks that are held. */
export async function priceCart(db: Database, cart: StoredCart, at: PriceAt): Promise<PricedCart> {
  const coupon = cart.couponCode === null ? undefined : await findDiscount(db, 'coupon', cart.couponCode);
  const { rows, terms, bankOffer, promotions, balances } = await readFacts(db, cart, at);
  const used = coupon && (await usedObstacle(db, cart, coupon));
  const order = priceOrder(rows.map(toBagLine), {
    ...terms,
    coupon: coupon && !used ? toCoupon(coupon) : undefined,
  });
  return {
    rows,
    order,
    coupon,
    couponObstacle: used ?? order.couponObstacle,
    bankOffer,
    promotions,
    balances,
  };
}

/** What each of some coupons would take off a cart by itself, or why nothing. */
export async function tryCoupons(
  db: Database,
  cart: StoredCart,
  coupons: readonly StoredDiscount[],
  at: PriceAt,
): Promise<{ coupon: StoredDiscount; saving: Paise; obstacle: Obstacle | undefined }[]> {
  const { rows, terms } = await readFacts(db, cart, at);
  const lines = rows.map(toBagLine);
  const tried = [];
  for (const coupon of coupons) {
    const used = await usedObstacle(db, cart, coupon);
    if (used) {
      tried.push({ coupon, saving: 0, obstacle: used });
      continue;
    }
    const { totals, couponObstacle } = priceOrder(lines, { ...terms, coupon: toCoupon(coupon) });
    tried.push({ coupon, saving: totals.couponDiscount, obstacle: couponObstacle });
  }
  return tried;
}

/** A cart with all that changes its price, but its coupon. */
async function readFacts(
  db: Database,
  cart: StoredCart,
  { clock, place, minimumPayable, noCostEmi }: PriceAt,
) {
  const day = indianDay(clock.now());
  // One after another: within a transaction there is one connection.
  const bought = await cartRows(db, cart.id);
  const promotions = await runningDiscounts(db, ['item', 'cart', 'gift'], day);
  const bankOffer =
    cart.bankOfferCode === null ? undefined : await findDiscount(db, 'bank', cart.bankOfferCode);
  const balances = cart.customerId === null ? noBalances : await balancesOf(db, cart.customerId, day);
  const gifts = await giftRows(db, bought, promotions);
  const rows = [
    ...bought.map((row) => placeRow(row, place, clock)),
    // What cannot be brought to a place is not given there, and holds nothing up.
    ...gifts.map((row) => placeRow(row, place, clock)).filter(({ delivery }) => delivery || !place),
  ];
  const terms: Terms = {
    day,
    promotions: promotions.filter(({ kind }) => kind !== 'gift').map(toPromotion),
    bankOffer: bankOffer && toBankOffer(bankOffer),
    brandCash: cart.usesBrandCash ? balances.brandCash : [],
    points: cart.usesPoints ? balances.points : 0,
    cliqCash: cart.usesCliqCash ? balances.cliqCash : 0,
    minimumPayable,
    noCostEmi,
  };
  return { rows, terms, bankOffer, promotions, balances };
}

/** Why a customer may not use a coupon again, or not any more; undefined where they may. A guest has used nothing. */
async function usedObstacle(
  db: Database,
  { id, customerId }: StoredCart,
  { code, perCustomer, isFirstOrder }: StoredDiscount,
): Promise<Obstacle | undefined> {
  if (customerId === null) return undefined;
  if (isFirstOrder && (await hasOrderBeside(db, customerId, id))) return { kind: 'notFirst' };
  if (perCustomer !== null && (await countUses(db, customerId, code)) >= perCustomer) return { kind: 'used' };
  return undefined;
}

/** Entry numbers of gifts are beyond those of any line: nothing can be asked of them. */
const firstGift = 1_000_000;

/**
 * What comes free with a bag: one piece of each rule whose pieces reach its minimum, while there are any [BAG-12]. Gifts are not kept:
 * they come and go with their rule by themselves. The property `luxgwpcheckoutfree` switches them [CHK-30].
 */
async function giftRows(
  db: Database,
  bought: readonly CartRow[],
  promotions: readonly StoredDiscount[],
): Promise<CartRow[]> {
  const lines = bought.map((row) => toBagLine({ ...row, deliveries: [], delivery: undefined }));
  const earned = promotions.filter(
    ({ kind, scope, minimumPaise }) =>
      kind === 'gift' &&
      lines.some((line) => covers(scope, line)) &&
      lines
        .filter((line) => covers(scope, line))
        .reduce((sum, { pricePaise, quantity }) => sum + pricePaise * quantity, 0) >= minimumPaise,
  );
  if (earned.length === 0 || !(await areGiftsOffered(db))) return [];
  const offers = new Map(
    (
      await offerRows(
        db,
        earned.flatMap(({ giftUssid }) => giftUssid ?? []),
      )
    ).map((row) => [row.ussid, row]),
  );
  return earned.flatMap(({ giftUssid, title }, at) => {
    const offer = offers.get(giftUssid ?? '');
    if (!offer?.stock) return [];
    const line = { entryNumber: firstGift + at, quantity: 1, addedPaise: 0, deliveryMode: null };
    return [{ ...offer, ...line, giftOf: title }];
  });
}

async function areGiftsOffered(db: Database): Promise<boolean> {
  const [property] = await readProperties(db, 'luxgwpcheckoutfree');
  return property?.value === 'true';
}

function placeRow(row: CartRow, place: StoredPincode | undefined, clock: Clock): PlacedRow {
  const deliveries = deliveriesTo(place, clock, row.deliveryModes);
  return { ...row, deliveries, delivery: deliveryOf(deliveries, row.deliveryMode, valueOf(row)) };
}

/** What a line comes to before any rule. */
const valueOf = ({ giftOf, pricePaise, quantity }: CartRow) => (giftOf === null ? pricePaise * quantity : 0);

const toBagLine = (row: PlacedRow): BagLine => ({
  pricePaise: row.pricePaise,
  quantity: row.quantity,
  isGiveAway: row.giftOf !== null,
  productId: row.productId,
  brandCode: row.brandCode,
  categories: row.categories.map(({ category_id }) => category_id),
  // A gift goes with what it is given for.
  shippingPaise: row.giftOf === null && row.delivery ? shippingOf(row.delivery.code, valueOf(row)) : 0,
  taxRate: taxRateOf(row.categoryCode),
});
