import type { Clock } from '@luxe/host';
import type { CallResponseInput } from '@luxe/contract/calls';
import { indianDay } from '@luxe/format';
import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import type { CustomerCaller } from '../../http/caller.ts';
import { saveCard } from '../saved/repository.ts';
import type { CachedProviderOptions } from '../payment-provider/cachedProviderOptions.ts';
import { ProviderError, type ProviderCard, type PaymentProvider } from '../payment-provider/provider.ts';

type WireCards = CallResponseInput<'paymentOptions'>['savedCards'];

interface SavedCardParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly providerOptions: CachedProviderOptions;
  readonly provider: PaymentProvider | undefined;
}

/**
 * Returns the cards that a customer saved at the provider; empty when the provider does not answer. Stores
 * the data that the shop may show, so that the account page lists the cards without a call to the provider.
 */
export async function syncSavedCards(
  { db, clock, providerOptions, provider }: SavedCardParts,
  { customerId, userName }: CustomerCaller,
): Promise<WireCards> {
  const cards = await fetchCards(provider, userName);
  const now = clock.now();
  const month = indianDay(now).slice(0, 7);
  const wire: WireCards = [];
  for (const { token, brand, bank, lastFour, bin, expiryMonth, expiryYear } of cards) {
    await saveCard(db, {
      id: randomUUID(),
      customerId,
      tokenReference: token,
      brand,
      lastFour,
      expiryMonth,
      expiryYear,
      nameOnCard: '',
      createdAt: now,
    });
    wire.push({
      cardToken: token,
      cardBrand: brand,
      cardEndingDigits: lastFour,
      bank: bank ? await providerOptions.bankName(bank) : '',
      bin,
      expiryMonth,
      expiryYear,
      isExpired: `${expiryYear}-${String(expiryMonth).padStart(2, '0')}` < month,
    });
  }
  return wire;
}

async function fetchCards(
  provider: PaymentProvider | undefined,
  userName: string,
): Promise<readonly ProviderCard[]> {
  try {
    return (await provider?.options?.cards(userName)) ?? [];
  } catch (error) {
    if (error instanceof ProviderError) return [];
    throw error;
  }
}
