import type { OrderSummary, PaymentMode } from '@luxe/contract/calls';

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
