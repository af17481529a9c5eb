import type { OrderSummary } from '@luxe/contract/calls';
import { toCreditModel, type CreditModel } from '../steps/credits/toCreditModel.ts';
import { toDelivery, type DeliveryLine } from '../steps/delivery/toDelivery.ts';
import { toPaymentModel, type PaymentModel } from '../steps/payment/methods/toPaymentModel.ts';

export type CheckoutModel = PaymentModel & {
  lines: DeliveryLine[];
  /** Delivery days and charge in one sentence. */
  delivery: string;
  credit: CreditModel;
  /** Number of items. */
  count: number;
  /** Whether every line is in stock and can be delivered to the address. */
  isReady: boolean;
};

/** Checkout model of the order summary, for an address with this pincode. */
export function toCheckoutModel(summary: OrderSummary, pincode: string): CheckoutModel {
  const { lines, text } = toDelivery(summary, pincode);
  return {
    ...toPaymentModel(summary),
    lines,
    delivery: text,
    credit: toCreditModel(summary),
    count: summary.count,
    isReady: summary.isCheckoutAllowed && lines.every((line) => line.problem === ''),
  };
}

/** Names of the lines with a problem, separated by commas. */
export function problemLineNames(model: CheckoutModel): string {
  return model.lines
    .filter((line) => line.problem !== '')
    .map((line) => line.name)
    .join(', ');
}
