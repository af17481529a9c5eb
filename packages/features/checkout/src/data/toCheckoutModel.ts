import type { Address, OrderSummary, PaymentMode } from '@luxe/contract/calls';
import { rupeesToPaise, type Paise } from '@luxe/format';
import { copy } from '../copy.ts';
import { toCreditModel, type CreditModel } from './toCreditModel.ts';
import { toDelivery, type DeliveryLine } from './toDelivery.ts';

export type PaymentChoice = { mode: PaymentMode; label: string; isEligible: boolean; reason: string };

export type CheckoutModel = {
  lines: DeliveryLine[];
  /** When the pieces come and what that costs, in a sentence. */
  delivery: string;
  credit: CreditModel;
  modes: PaymentChoice[];
  payable: Paise;
  /** The least a month without interest; undefined where no plan is without. */
  noCostFrom: Paise | undefined;
  noCostEmiCode: string | null;
  /** Credit pays for all of it: this mode places the order. Undefined while something is left to pay. */
  covering: 'Cliq Cash' | 'Loyalty' | undefined;
  /** The order of this cart that is being paid for already. */
  openOrderId: string | null;
  /** Pieces. */
  count: number;
  /** Every line can be had and delivered to the address. */
  isReady: boolean;
};

/** The store's order summary, for an address with this pincode, as checkout shows it. */
export function toCheckoutModel(summary: OrderSummary, pincode: string): CheckoutModel {
  const { lines, words } = toDelivery(summary, pincode);
  return {
    lines,
    delivery: words,
    credit: toCreditModel(summary),
    modes: summary.paymentModes.map(({ mode, isEligible, reason }) => ({
      mode,
      label: copy.modes[mode],
      isEligible,
      reason,
    })),
    payable: rupeesToPaise(summary.cartAmount.paybleAmount.doubleValue),
    noCostFrom: summary.noCostEmiFrom ? rupeesToPaise(summary.noCostEmiFrom.doubleValue) : undefined,
    noCostEmiCode: summary.noCostEmiCode,
    covering: coveringOf(summary),
    openOrderId: summary.openOrderId,
    count: summary.count,
    isReady: summary.isCheckoutAllowed && lines.every((line) => line.problem === ''),
  };
}

function coveringOf({ cartAmount }: OrderSummary): CheckoutModel['covering'] {
  if (cartAmount.paybleAmount.doubleValue > 0) return undefined;
  const { cliqCashPaidAmount: cash, loyaltyPointsPaidAmount: points } = cartAmount;
  return points.doubleValue > cash.doubleValue ? 'Loyalty' : 'Cliq Cash';
}

/** What the shopper chose, while it is possible; where one way alone is possible, that one. */
export function modeOf(
  modes: OrderSummary['paymentModes'],
  wanted: PaymentMode | undefined,
): PaymentMode | undefined {
  const possible = modes.filter(({ isEligible }) => isEligible);
  if (possible.some(({ mode }) => mode === wanted)) return wanted;
  return possible.length === 1 ? possible[0]?.mode : undefined;
}

/** Names of the lines that are sold out or short. */
export function shortLines(model: CheckoutModel): string {
  return model.lines
    .filter((line) => line.problem !== '')
    .map((line) => line.name)
    .join(', ');
}

/** The address that stands until the shopper says otherwise: the order's, else the default one (the store lists it first). */
export function presentAddress(
  addresses: readonly Address[],
  wanted: string | undefined,
  ofOrder: string | undefined,
) {
  const byId = (id: string | undefined) => addresses.find(({ addressId }) => addressId === id);
  return byId(wanted) ?? byId(ofOrder) ?? addresses[0];
}

/** Names what an order is for: the same bag at the same price, to the same place, paid the same way and by the same plan. */
export function intentionOf(
  summary: OrderSummary,
  addressId: string,
  mode: PaymentMode,
  plan?: { bank: string; months: number },
): string {
  const lines = summary.products.map(({ USSID, quantity }) => `${USSID}x${quantity}`).sort();
  return JSON.stringify([
    lines,
    summary.cartAmount.paybleAmount.doubleValue,
    addressId,
    mode,
    ...(plan ? [plan] : []),
  ]);
}
