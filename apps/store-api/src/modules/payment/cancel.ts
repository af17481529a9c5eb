import { findAttempt } from './repository.ts';
import { settlePayment, type SettleParts } from './settlePayment.ts';

/**
 * Cancels a payment that the shopper no longer wants, when the provider is certain that it cannot be charged.
 * Settles the attempt in any case. False when the payment may still be charged, or was charged already.
 */
export async function cancelPayment(parts: SettleParts, reference: string): Promise<boolean> {
  const { providerReference = null } = (await findAttempt(parts.db, reference)) ?? {};
  const isCancelled = await parts.provider.cancel(reference, providerReference).catch(() => false);
  await settlePayment(parts, reference);
  const attempt = await findAttempt(parts.db, reference);
  return isCancelled && attempt?.status === 'failed';
}
