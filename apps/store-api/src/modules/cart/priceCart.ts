import type { Clock } from '@luxe/host';
import { indianDay, type Paise } from '@luxe/format';
import type { Database } from '../../db/database.ts';
import { balancesOf, noBalances, type Balances } from '../credit/balances.ts';
import {
  countUses,
  findDiscount,
  hasOtherOrder,
  runningDiscounts,
  type StoredDiscount,
} from '../discount/repository.ts';
import { toBankOffer, toCoupon, toPromotion } from '../discount/toRules.ts';
import type { EmiTerms } from '../pricing/emiTerms.ts';
import type { Policy } from '../policy/policyValues.ts';
import { deliveryOf, shippingOf, type Delivery } from '../pricing/delivery.ts';
import { priceOrder, type PricedOrder, type Terms } from '../pricing/priceOrder.ts';
import { covers, type BagLine, type Obstacle } from '../pricing/rules.ts';
import { taxRateOf } from '../pricing/gstRate.ts';
import { deliveriesTo, type StoredPincode } from '../pincode/service.ts';
import { readProperties } from '../settings/properties.ts';
import { cartRows, offerRows, type CartRow, type StoredCart } from './repository.ts';

/**
 * A line of a cart with all its delivery options (`deliveries`) and the chosen one (`delivery`). If the line
 * cannot be delivered, `deliveries` is empty and `delivery` is undefined.
 */
export interface DeliveryRow extends CartRow {
  readonly deliveries: readonly Delivery[];
  readonly delivery: Delivery | undefined;
}

/** A cart priced at one moment for one delivery location. */
export interface PricedCart {
  /** Lines of the cart, then free gifts, in the order of `order.lines`. */
  readonly rows: readonly DeliveryRow[];
  readonly order: PricedOrder;
  /** Coupon of the cart. Like `bankOffer`, the coupon stays set even while it does not apply. */
  readonly coupon: StoredDiscount | undefined;
  /** Why the coupon does not apply; undefined if it applies, or if the cart has no coupon. */
  readonly couponObstacle: Obstacle | undefined;
  readonly bankOffer: StoredDiscount | undefined;
  /** Currently valid rules that apply without a code: item promotions, cart promotions and gifts. */
  readonly promotions: readonly StoredDiscount[];
  readonly balances: Balances;
  /** The policy that the prices follow. */
  readonly policy: Policy;
}

export interface PricingContext {
  readonly clock: Clock;
  readonly policy: Policy;
  readonly deliveryLocation: StoredPincode | undefined;
  /** Minimum amount of the payment provider, in paise; 0 without a provider. */
  readonly minimumPayable: Paise;
  /**
   * Terms of the no-cost EMI plan that the shopper chose. Undefined without such a plan, and while the bank's
   * plans are not loaded.
   */
  readonly noCostEmi?: EmiTerms | undefined;
}

/**
 * Amount that a bank would lend: the total payable, without the discount for the interest of a no-cost plan.
 */
export const principalOf = ({ order }: PricedCart): Paise => order.totals.payable + order.totals.emiDiscount;

/** Order value, including the part that credits pay. The PAN limit is compared with this amount. */
export const orderValueOf = (priced: PricedCart): Paise => {
  const { brandCash, points, cliqCash } = priced.order.totals;
  return principalOf(priced) + brandCash + points + cliqCash;
};

/**
 * Reads everything that affects the price of a cart, and prices the cart. Takes no locks: a caller that needs
 * stable data first locks the rows in the same transaction.
 */
export async function priceCart(
  db: Database,
  cart: StoredCart,
  context: PricingContext,
): Promise<PricedCart> {
  const coupon = cart.couponCode === null ? undefined : await findDiscount(db, 'coupon', cart.couponCode);
  const { rows, terms, bankOffer, promotions, balances } = await readFacts(db, cart, context);
  const used = coupon && (await usedObstacle(db, cart, coupon));
  const order = priceOrder(toBagLines(rows, context.policy), {
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
    policy: context.policy,
  };
}

/**
 * Prices the cart with each coupon alone. Resolves to the saving, or to the reason why the coupon does not
 * apply.
 */
export async function tryCoupons(
  db: Database,
  cart: StoredCart,
  coupons: readonly StoredDiscount[],
  context: PricingContext,
): Promise<{ coupon: StoredDiscount; saving: Paise; obstacle: Obstacle | undefined }[]> {
  const { rows, terms } = await readFacts(db, cart, context);
  const lines = toBagLines(rows, context.policy);
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

/** Reads everything that affects the price of a cart, except its coupon. */
async function readFacts(
  db: Database,
  cart: StoredCart,
  { clock, policy, deliveryLocation, minimumPayable, noCostEmi }: PricingContext,
) {
  const day = indianDay(clock.now());
  // Sequential, because a transaction has one connection.
  const bought = await cartRows(db, cart.id);
  const promotions = await runningDiscounts(db, ['item', 'cart', 'gift'], day);
  const bankOffer =
    cart.bankOfferCode === null ? undefined : await findDiscount(db, 'bank', cart.bankOfferCode);
  const balances = cart.customerId === null ? noBalances : await balancesOf(db, cart.customerId, day);
  const gifts = await giftRows(db, bought, promotions, policy);
  const toRow = (row: CartRow) => toDeliveryRow(row, deliveryLocation, clock, policy);
  const rows = [
    ...bought.map(toRow),
    // A gift that cannot be delivered is left out and does not block checkout.
    ...gifts.map(toRow).filter(({ delivery }) => delivery || !deliveryLocation),
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

/**
 * Reason why a customer cannot use a coupon because of earlier orders. Undefined if there is no such reason,
 * and for a guest.
 */
async function usedObstacle(
  db: Database,
  { id, customerId }: StoredCart,
  { code, perCustomer, isFirstOrder }: StoredDiscount,
): Promise<Obstacle | undefined> {
  if (customerId === null) return undefined;
  if (isFirstOrder && (await hasOtherOrder(db, customerId, id))) return { kind: 'notFirst' };
  if (perCustomer !== null && (await countUses(db, customerId, code)) >= perCustomer) return { kind: 'used' };
  return undefined;
}

/** Gifts have higher entry numbers than all lines, so that no call can change a gift by its entry number. */
const firstGift = 1_000_000;

/**
 * Free gifts of a bag [BAG-12]. A gift rule adds one unit if the lines in its scope reach its minimum and the
 * gift is in stock. Gifts are computed and never stored, so a gift disappears when its rule no longer
 * applies. The property `luxgwpcheckoutfree` turns gifts on [CHK-30].
 */
async function giftRows(
  db: Database,
  bought: readonly CartRow[],
  promotions: readonly StoredDiscount[],
  policy: Policy,
): Promise<CartRow[]> {
  const undelivered = bought.map((row) => ({ ...row, deliveries: [], delivery: undefined }));
  const lines = toBagLines(undelivered, policy);
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

function toDeliveryRow(
  row: CartRow,
  deliveryLocation: StoredPincode | undefined,
  clock: Clock,
  policy: Policy,
): DeliveryRow {
  const deliveries = deliveriesTo(deliveryLocation, clock, row.deliveryModes);
  return { ...row, deliveries, delivery: deliveryOf(deliveries, row.deliveryMode, valueOf(row), policy) };
}

/** Value of a line before any discount; 0 for a gift. */
const valueOf = ({ giftOf, pricePaise, quantity }: CartRow) => (giftOf === null ? pricePaise * quantity : 0);

const toBagLines = (rows: readonly DeliveryRow[], policy: Policy): BagLine[] =>
  rows.map((row) => toBagLine(row, policy));

const toBagLine = (row: DeliveryRow, policy: Policy): BagLine => ({
  pricePaise: row.pricePaise,
  quantity: row.quantity,
  isGiveAway: row.giftOf !== null,
  productId: row.productId,
  brandCode: row.brandCode,
  categories: row.categories.map(({ category_id }) => category_id),
  // A gift has no delivery charge.
  shippingPaise:
    row.giftOf === null && row.delivery ? shippingOf(row.delivery.code, valueOf(row), policy) : 0,
  taxRate: taxRateOf(row.hsnCode, policy),
});
