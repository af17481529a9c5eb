import { findAttempt } from './repository.ts';
import { settlePayment, type SettleParts } from './settlePayment.ts';

/**
 * Cancels a payment that the shopper no longer wants, if the provider confirms that it cannot be charged.
 * Settles the attempt in any case. Returns false when the payment may still be charged, or has been charged.
 */
export async function cancelPayment(parts: SettleParts, reference: string): Promise<boolean> {
  const { providerReference = null } = (await findAttempt(parts.db, reference)) ?? {};
  const isCancelled = await parts.provider.cancel(reference, providerReference).catch(() => false);
  await settlePayment(parts, reference);
  const attempt = await findAttempt(parts.db, reference);
  return isCancelled && attempt?.status === 'failed';
}
