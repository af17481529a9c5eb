import type { SessionStorage } from '@luxe/resources';
import type { Billing } from './BillingLine.tsx';

const key = 'billing';

/**
 * The business of the invoices, stored in this tab: a retry after a failed payment or a reload orders for the
 * same business, with the same idempotency key.
 */
export const readBilling = (storage: SessionStorage): Billing | undefined =>
  JSON.parse(storage.getItem(key) ?? 'null') ?? undefined;

export const writeBilling = (storage: SessionStorage, billing: Billing | undefined): void =>
  storage.setItem(key, JSON.stringify(billing ?? null));
