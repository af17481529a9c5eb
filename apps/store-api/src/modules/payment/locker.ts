import type { CallAnswer } from '@luxe/contract/calls';
import { indianDay } from '@luxe/format';
import { randomUUID } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { CustomerCaller } from '../../http/caller.ts';
import { keepCard } from '../saved/repository.ts';
import type { KeptDesk } from './kept-desk.ts';
import { ProviderTrouble, type LockerCard, type PaymentProvider } from './provider.ts';

type WireCards = CallAnswer<'paymentOptions'>['savedCards'];

interface LockerParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly desk: KeptDesk;
  readonly provider: PaymentProvider | undefined;
}

/**
 * Cards that a customer had the provider keep. The provider knows them; the store notes what it may show of them, so that her account lists
 * them without asking. None where it does not answer.
 */
export async function lockerOf(
  { db, clock, desk, provider }: LockerParts,
  { customerId, userName }: CustomerCaller,
): Promise<WireCards> {
  const cards = await askFor(provider, userName);
  const now = clock.now();
  const month = indianDay(now).slice(0, 7);
  const wire: WireCards = [];
  for (const { token, brand, bank, lastFour, bin, expiryMonth, expiryYear } of cards) {
    await keepCard(db, {
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
      bank: bank ? await desk.bankName(bank) : '',
      bin,
      expiryMonth,
      expiryYear,
      isExpired: `${expiryYear}-${String(expiryMonth).padStart(2, '0')}` < month,
    });
  }
  return wire;
}

async function askFor(
  provider: PaymentProvider | undefined,
  userName: string,
): Promise<readonly LockerCard[]> {
  try {
    return (await provider?.desk?.cards(userName)) ?? [];
  } catch (error) {
    if (error instanceof ProviderTrouble) return [];
    throw error;
  }
}
