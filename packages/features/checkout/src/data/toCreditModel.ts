import type { Coupon, OrderSummary, Price } from '@luxe/contract/calls';
import { formatCount, formatDay, formatPaise, rupeesToPaise, type Paise } from '@luxe/format';
import { creditCopy as copy } from '../creditCopy.ts';

export type CreditKind = 'cliqCash' | 'points' | 'brandCash';

export type CreditRow = {
  kind: CreditKind;
  label: string;
  note: string;
  /** What it pays now. */
  paid: Paise;
  isApplied: boolean;
  /** There is nothing to use. */
  isEmpty: boolean;
};

export type CreditModel = {
  credits: CreditRow[];
  /** Why less credit or saving is used than there is; empty where all of it is. */
  heldBack: string;
  /** The coupon on the bag, whether it counts or not. */
  coupon: { code: string; words: string; isApplicable: boolean } | undefined;
  /** The bank's offer on the bag, whether it counts or not. */
  offer: Coupon | undefined;
};

const paise = ({ doubleValue }: Price): Paise => rupeesToPaise(doubleValue);

/** What can be paid with besides money, and what is taken off [CHK-03]. */
export function toCreditModel(summary: OrderSummary): CreditModel {
  const [coupon] = summary.coupons;
  return {
    credits: [cliqCash(summary), points(summary), ...brandCash(summary)],
    heldBack: summary.minimumPayment
      ? copy.heldBack(paise(summary.minimumPayment.amount), paise(summary.minimumPayment.heldBack))
      : '',
    coupon: coupon && {
      code: coupon.offerCode,
      words: coupon.isApplicable ? savingWords(coupon) : coupon.reason,
      isApplicable: coupon.isApplicable,
    },
    offer: summary.bankOffer ? withError(summary.bankOffer, summary.bankOfferError) : undefined,
  };
}

/** At the end of a row: what it pays. */
export function detailOf(isApplied: boolean, paid: Paise): string {
  if (!isApplied) return copy.notUsed;
  return paid > 0 ? formatPaise(-paid) : copy.notNeeded;
}

function cliqCash({ cliqCashBalance, cliqCashApplied, cartAmount }: OrderSummary): CreditRow {
  const balance = paise(cliqCashBalance);
  return {
    kind: 'cliqCash',
    label: copy.cliqCash,
    note: balance > 0 ? copy.balance(balance) : copy.nothing,
    paid: paise(cartAmount.cliqCashPaidAmount),
    isApplied: cliqCashApplied,
    isEmpty: balance === 0,
  };
}

/** A point is worth a rupee. */
function points({ loyaltyPointsBalance, loyaltyPointsApplied, cartAmount }: OrderSummary): CreditRow {
  const isEmpty = loyaltyPointsBalance === 0;
  return {
    kind: 'points',
    label: copy.points,
    note: isEmpty
      ? copy.nothing
      : copy.pointsWorth(formatCount(loyaltyPointsBalance), rupeesToPaise(loyaltyPointsBalance)),
    paid: paise(cartAmount.loyaltyPointsPaidAmount),
    isApplied: loyaltyPointsApplied,
    isEmpty,
  };
}

/** Only where there is some for a piece of this bag; expired programmes are none to the store [CHK-37] [CHK-38]. */
function brandCash({ brandCashEligible, brandCashApplied, brandCashPaidAmount }: OrderSummary): CreditRow[] {
  if (!brandCashEligible) return [];
  const parts = brandCashPaidAmount.breakup.map(({ key, value }) => copy.brandCashPart(key, paise(value)));
  return [
    {
      kind: 'brandCash',
      label: copy.brandCash,
      note: brandCashApplied && parts.length > 0 ? parts.join(', ') : copy.brandCashNote,
      paid: paise(brandCashPaidAmount),
      isApplied: brandCashApplied,
      isEmpty: false,
    },
  ];
}

function savingWords({ savingAmount, expiredOn }: Coupon): string {
  const date = /^\d{4}-\d{2}-\d{2}/.exec(expiredOn)?.[0];
  // The weekday is of no use weeks ahead.
  const day = date && formatDay(date).replace(/^\w+, /, '');
  return [copy.saves(paise(savingAmount)), day ? copy.ends(day) : ''].filter(Boolean).join(' ');
}

const withError = (offer: Coupon, error: string | null): Coupon =>
  error ? { ...offer, isApplicable: false, reason: error } : offer;
