import type { Address, OrderSummary, PaymentMode } from '@luxe/contract/calls';
import { rupeesToPaise, type Paise } from '@luxe/format';
import { copy } from './copy.ts';
import { toCreditModel, type CreditModel } from './toCreditModel.ts';
import { toDelivery, type DeliveryLine } from './toDelivery.ts';

export type PaymentChoice = { mode: PaymentMode; label: string; isEligible: boolean; reason: string };

export type CheckoutModel = {
  lines: DeliveryLine[];
  /** Delivery days and charge in one sentence. */
  delivery: string;
  credit: CreditModel;
  modes: PaymentChoice[];
  payable: Paise;
  /** Lowest monthly amount of a no-cost plan; undefined when there is none. */
  noCostFrom: Paise | undefined;
  noCostEmiCode: string | null;
  /** The payment mode of an order that credits cover completely; undefined while an amount is left to pay. */
  covering: 'Cliq Cash' | 'Loyalty' | undefined;
  /** Order of this cart with a payment in progress; null for none. */
  openOrderId: string | null;
  /** Number of items. */
  count: number;
  /** Whether every line is in stock and can be delivered to the address. */
  isReady: boolean;
};

/** Checkout model of the order summary, for an address with this pincode. */
export function toCheckoutModel(summary: OrderSummary, pincode: string): CheckoutModel {
  const { lines, text } = toDelivery(summary, pincode);
  return {
    lines,
    delivery: text,
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

/**
 * Returns the mode that the shopper chose if it is eligible. Otherwise returns the only eligible mode.
 * Undefined if no mode is eligible, or several are.
 */
export function resolveMode(
  modes: OrderSummary['paymentModes'],
  chosenMode: PaymentMode | undefined,
): PaymentMode | undefined {
  const eligible = modes.filter(({ isEligible }) => isEligible);
  if (eligible.some(({ mode }) => mode === chosenMode)) return chosenMode;
  return eligible.length === 1 ? eligible[0]?.mode : undefined;
}

/** Names of the lines with a problem, separated by commas. */
export function problemLineNames(model: CheckoutModel): string {
  return model.lines
    .filter((line) => line.problem !== '')
    .map((line) => line.name)
    .join(', ');
}

/**
 * The address that the shopper selected, else the order's address, else the default. The store lists the
 * default address first.
 */
export function pickAddress(
  addresses: readonly Address[],
  selectedId: string | undefined,
  orderAddressId: string | undefined,
) {
  const byId = (id: string | undefined) => addresses.find(({ addressId }) => addressId === id);
  return byId(selectedId) ?? byId(orderAddressId) ?? addresses[0];
}

/**
 * Text that identifies an order: equal for the same lines, total, address, payment mode and EMI plan
 * [CHK-19].
 */
export function toIntention(
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
