import type { OrderSummary, PaymentMode } from '@luxe/contract/calls';
import type { Billing } from '../steps/billing/BillingLine.tsx';

/**
 * Text that identifies an order: equal for the same lines, total, address, payment mode, EMI plan and
 * business [CHK-19].
 */
export function toIntention(
  summary: OrderSummary,
  addressId: string,
  mode: PaymentMode,
  plan?: { bank: string; months: number },
  billing?: Billing,
): string {
  const lines = summary.products.map(({ USSID, quantity }) => `${USSID}x${quantity}`).sort();
  return JSON.stringify([
    lines,
    summary.cartAmount.paybleAmount.doubleValue,
    addressId,
    mode,
    ...(plan ? [plan] : []),
    ...(billing ? [billing] : []),
  ]);
}
