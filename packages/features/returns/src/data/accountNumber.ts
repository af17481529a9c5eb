/**
 * The account number for a refund stays in memory, and never in the storage of the browser. So a reload asks
 * for it again.
 */
let typed: { readonly orderCode: string; readonly accountNumber: string } | undefined;

/** The account number that the shopper typed for the return of an order; empty for none. */
export const readAccountNumber = (orderCode: string): string =>
  typed?.orderCode === orderCode ? typed.accountNumber : '';

export function holdAccountNumber(orderCode: string, accountNumber: string): void {
  typed = { orderCode, accountNumber };
}

export function forgetAccountNumber(): void {
  typed = undefined;
}
