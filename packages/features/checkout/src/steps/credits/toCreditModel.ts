import type { Coupon, OrderSummary, Price } from '@luxe/contract/calls';
import { formatCount, formatDay, formatPaise, rupeesToPaise, type Paise } from '@luxe/format';
import { copy } from './copy.ts';

export type CreditKind = 'cliqCash' | 'points' | 'brandCash';

export type CreditRow = {
  kind: CreditKind;
  label: string;
  note: string;
  /** Amount that the credit pays for this order. */
  paid: Paise;
  isApplied: boolean;
  /** The balance is zero. */
  isEmpty: boolean;
};

export type CreditModel = {
  credits: CreditRow[];
  /** Why the order does not use all of a credit or saving; empty when all of it is used. */
  heldBack: string;
  /** The coupon on the bag, even if it does not apply at present. */
  coupon: { code: string; note: string; isApplicable: boolean } | undefined;
  /** The bank offer on the bag, even if it does not apply at present. */
  offer: Coupon | undefined;
};

const paise = ({ doubleValue }: Price): Paise => rupeesToPaise(doubleValue);

/** Credits, coupon and bank offer of an order summary [CHK-03]. */
export function toCreditModel(summary: OrderSummary): CreditModel {
  const [coupon] = summary.coupons;
  return {
    credits: [cliqCash(summary), points(summary), ...brandCash(summary)],
    heldBack: summary.minimumPayment
      ? copy.heldBack(paise(summary.minimumPayment.amount), paise(summary.minimumPayment.heldBack))
      : '',
    coupon: coupon && {
      code: coupon.offerCode,
      note: coupon.isApplicable ? toSavingNote(coupon) : coupon.reason,
      isApplicable: coupon.isApplicable,
    },
    offer: summary.bankOffer ? withError(summary.bankOffer, summary.bankOfferError) : undefined,
  };
}

/** Returns the text at the end of a credit row, such as the amount that the credit pays. */
export function toCreditDetail(isApplied: boolean, paid: Paise): string {
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

/** One point pays one rupee. */
function points({ loyaltyPointsBalance, loyaltyPointsApplied, cartAmount }: OrderSummary): CreditRow {
  const isEmpty = loyaltyPointsBalance === 0;
  return {
    kind: 'points',
    label: copy.points,
    note: isEmpty
      ? copy.nothing
      : copy.pointsValue(formatCount(loyaltyPointsBalance), rupeesToPaise(loyaltyPointsBalance)),
    paid: paise(cartAmount.loyaltyPointsPaidAmount),
    isApplied: loyaltyPointsApplied,
    isEmpty,
  };
}

/**
 * The brand cash row. Omitted when no item of the bag is eligible. The store excludes expired programmes
 * [CHK-37] [CHK-38].
 */
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

function toSavingNote({ savingAmount, expiredOn }: Coupon): string {
  const date = /^\d{4}-\d{2}-\d{2}/.exec(expiredOn)?.[0];
  // Removes the weekday from the last day of a coupon, because a weekday does not help when the day is weeks
  // ahead.
  const day = date && formatDay(date).replace(/^\w+, /, '');
  return [copy.saves(paise(savingAmount)), day ? copy.ends(day) : ''].filter(Boolean).join(' ');
}

const withError = (offer: Coupon, error: string | null): Coupon =>
  error ? { ...offer, isApplicable: false, reason: error } : offer;
