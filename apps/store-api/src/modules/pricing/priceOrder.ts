import type { Paise } from '@luxe/format';
import { noCostDiscount, type EmiTerms } from './emiTerms.ts';
import { apportion, roundedShare, sumOf } from './money.ts';
import {
  covers,
  isRunning,
  findObstacle,
  discountOn,
  type BagLine,
  type BankOffer,
  type Coupon,
  type Obstacle,
  type Promotion,
} from './rules.ts';
import { taxRateOn, hundredPercent } from './gstRate.ts';

/** Conditions under which a bag is priced. */
export interface Terms {
  /** Today in India, as `2026-11-23`. */
  readonly day: string;
  readonly promotions?: readonly Promotion[];
  readonly coupon?: Coupon | undefined;
  readonly bankOffer?: BankOffer | undefined;
  /** Credits that the shopper wants to use; each amount is an upper limit. */
  readonly brandCash?: readonly { readonly brandCode: string; readonly balance: Paise }[];
  readonly points?: Paise;
  readonly cliqCash?: Paise;
  /**
   * Smallest amount that can be paid online: the payable amount is 0 or at least this. Undefined without a
   * provider.
   */
  readonly minimumPayable?: Paise | undefined;
  /** A plan whose interest the shop pays. */
  readonly noCostEmi?: EmiTerms | undefined;
}

/** Amounts of a line. Each amount is zero or more; `payable` is what remains to pay. */
export interface Parts {
  /** Price times quantity; zero for a gift. */
  readonly gross: Paise;
  readonly itemDiscount: Paise;
  readonly cartDiscount: Paise;
  readonly couponDiscount: Paise;
  readonly bankDiscount: Paise;
  readonly shipping: Paise;
  readonly brandCash: Paise;
  readonly points: Paise;
  readonly cliqCash: Paise;
  readonly emiDiscount: Paise;
  readonly payable: Paise;
  /** GST contained in the goods after the shop's own discounts. */
  readonly tax: Paise;
}

export interface PricedOrder {
  /** The amounts of each line, in the sequence of the bag. */
  readonly lines: readonly Parts[];
  /** Exact sums of the lines. */
  readonly totals: Parts;
  /**
   * Credits and discounts that were withdrawn so that the payable amount reaches the online minimum; 0 for
   * none.
   */
  readonly heldBack: Paise;
  /**
   * The reason why the coupon or the bank offer gives no discount. Undefined when it gives a discount, or
   * when the order has no coupon or bank offer.
   */
  readonly couponObstacle: Obstacle | undefined;
  readonly bankObstacle: Obstacle | undefined;
}

type Taken = Exclude<keyof Parts, 'gross' | 'shipping' | 'payable' | 'tax'>;

/** A line with its remaining amount, and the amounts taken from it. */
interface Row {
  readonly line: BagLine;
  readonly gross: Paise;
  net: Paise;
  readonly taken: Record<Taken, Paise>;
}

/**
 * Prices a bag in paise, without side effects. The sequence of steps and the rounding follow
 * `docs/pricing.md`. Every discount and credit is apportioned to the lines, so that a single line can be
 * returned.
 */
export function priceOrder(lines: readonly BagLine[], terms: Terms): PricedOrder {
  const rows = lines.map(openRow);
  const running = (terms.promotions ?? []).filter((promotion) => isRunning(promotion, terms.day));

  takeItemPromotions(rows, running);
  takeCartPromotion(rows, running);
  const couponObstacle = takeRule(rows, 'couponDiscount', terms.coupon, terms.day);
  const hasCoupon = terms.coupon !== undefined && !couponObstacle;
  const bankObstacle =
    terms.bankOffer && hasCoupon && !terms.bankOffer.withCoupon
      ? ({ kind: 'coupon' } as const)
      : takeRule(rows, 'bankDiscount', terms.bankOffer, terms.day);

  for (const row of rows) row.net += row.line.shippingPaise;
  for (const { brandCode, balance } of terms.brandCash ?? [])
    takeUpTo(
      rows.filter(({ line }) => line.brandCode === brandCode),
      'brandCash',
      balance,
    );
  takeUpTo(rows, 'points', terms.points ?? 0);
  takeUpTo(rows, 'cliqCash', terms.cliqCash ?? 0);
  const heldBack = holdBack(rows, terms.minimumPayable ?? 0);
  const plan = terms.noCostEmi;
  if (plan && netOf(rows) >= plan.minimumPaise)
    takeUpTo(rows, 'emiDiscount', noCostDiscount(netOf(rows), plan));

  const priced = rows.map(closeRow);
  return { lines: priced, totals: totalsOf(priced), heldBack, couponObstacle, bankObstacle };
}

function openRow(line: BagLine): Row {
  const gross = line.isGiveAway ? 0 : line.pricePaise * line.quantity;
  const taken = {
    itemDiscount: 0,
    cartDiscount: 0,
    couponDiscount: 0,
    bankDiscount: 0,
    brandCash: 0,
    points: 0,
    cliqCash: 0,
    emiDiscount: 0,
  };
  return { line, gross, net: gross, taken };
}

function closeRow({ line, gross, net, taken }: Row): Parts {
  const goods = gross - taken.itemDiscount - taken.cartDiscount - taken.couponDiscount;
  const rate = taxRateOn(line.taxRate, goods, line.quantity);
  const tax = roundedShare(goods, rate, hundredPercent + rate);
  return { gross, ...taken, shipping: line.shippingPaise, payable: net, tax };
}

function take(row: Row, name: Taken, amount: Paise) {
  row.taken[name] += amount;
  row.net -= amount;
}

/**
 * Takes an amount from the lines, in proportion to what is left of each. Takes no more than is left in total.
 */
function takeUpTo(rows: readonly Row[], name: Taken, maxAmount: Paise) {
  const nets = rows.map(({ net }) => net);
  const shares = apportion(Math.min(maxAmount, sumOf(nets)), nets);
  rows.forEach((row, index) => take(row, name, shares[index] ?? 0));
}

/**
 * Sequence in which credits and discounts are withdrawn when the payable amount is below the online minimum.
 * Credits come first, because the shopper can use them another day.
 */
const withdrawalOrder: readonly Taken[] = [
  'cliqCash',
  'points',
  'brandCash',
  'bankDiscount',
  'couponDiscount',
  'cartDiscount',
  'itemDiscount',
];

/**
 * Withdraws credits and discounts until the payable amount reaches the minimum; returns the withdrawn amount.
 * A bag that costs less than the minimum stays below it.
 */
function holdBack(rows: readonly Row[], minimum: Paise): Paise {
  const left = netOf(rows);
  if (left === 0 || left >= minimum) return 0;
  let missing = minimum - left;
  for (const name of withdrawalOrder) {
    const taken = rows.map((row) => row.taken[name]);
    const back = Math.min(missing, sumOf(taken));
    const shares = apportion(back, taken);
    rows.forEach((row, index) => take(row, name, -(shares[index] ?? 0)));
    missing -= back;
  }
  return minimum - left - missing;
}

/**
 * Applies the best item promotion to each line; promotions are not combined. A fixed amount is taken off each
 * unit.
 */
function takeItemPromotions(rows: readonly Row[], running: readonly Promotion[]) {
  const items = running.filter(({ kind }) => kind === 'item');
  for (const row of rows) {
    const fitting = items.filter(({ scope }) => covers(scope, row.line));
    const savings = fitting.map(({ saving }) => discountOn(saving, row.line.pricePaise) * row.line.quantity);
    take(row, 'itemDiscount', Math.max(0, ...savings));
  }
}

/** Applies the best cart promotion; between equal discounts, the first by code. */
function takeCartPromotion(rows: readonly Row[], running: readonly Promotion[]) {
  const [best] = running
    .filter(({ kind }) => kind === 'cart')
    .map((promotion) => {
      const fitting = rowsFor(promotion, rows);
      const sum = netOf(fitting);
      const saving = sum >= promotion.minimum ? discountOn(promotion.saving, sum) : 0;
      return { code: promotion.code, fitting, saving };
    })
    .sort((a, b) => b.saving - a.saving || (a.code < b.code ? -1 : 1));
  if (best) takeUpTo(best.fitting, 'cartDiscount', best.saving);
}

/** Applies a coupon or a bank offer, or returns why it cannot. */
function takeRule(
  rows: readonly Row[],
  name: 'couponDiscount' | 'bankDiscount',
  rule: Coupon | undefined,
  day: string,
): Obstacle | undefined {
  if (!rule) return undefined;
  const fitting = rowsFor(rule, rows);
  const obstacle = findObstacle(rule, day, netOf(fitting));
  if (!obstacle) takeUpTo(fitting, name, discountOn(rule.saving, netOf(fitting)));
  return obstacle;
}

const rowsFor = ({ scope }: Pick<Coupon, 'scope'>, rows: readonly Row[]) =>
  rows.filter(({ line }) => covers(scope, line));

const netOf = (rows: readonly Row[]): Paise => sumOf(rows.map(({ net }) => net));

function totalsOf(lines: readonly Parts[]): Parts {
  const total = (name: keyof Parts) => sumOf(lines.map((line) => line[name]));
  return {
    gross: total('gross'),
    itemDiscount: total('itemDiscount'),
    cartDiscount: total('cartDiscount'),
    couponDiscount: total('couponDiscount'),
    bankDiscount: total('bankDiscount'),
    shipping: total('shipping'),
    brandCash: total('brandCash'),
    points: total('points'),
    cliqCash: total('cliqCash'),
    emiDiscount: total('emiDiscount'),
    payable: total('payable'),
    tax: total('tax'),
  };
}
