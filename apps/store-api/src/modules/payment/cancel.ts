import { findAttempt } from './repository.ts';
import { settle, type SettleParts } from './settle.ts';

/**
 * Ends a payment that the shopper does not want to make any more, where the provider is certain that it cannot be charged. False where it may
 * still be: then nothing has changed.
 */
export async function cancelPayment(parts: SettleParts, reference: string): Promise<boolean> {
  const { providerReference = null } = (await findAttempt(parts.db, reference)) ?? {};
  const isDead = await parts.provider.cancel(reference, providerReference).catch(() => false);
  await settle(parts, reference);
  const attempt = await findAttempt(parts.db, reference);
  return isDead && attempt?.status === 'failed';
}
