import { indianDay, type Paise } from '@luxe/format';
import { isGiftCardCode, isGiftCardPin } from '@luxe/format/gift-card-code';
import { timingSafeEqual } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { runOnce, type IdempotentRequest } from '../../db/idempotency.ts';
import { domainError } from '../../errors/domainError.ts';
import { balancesOf } from '../credit/balances.ts';
import { post } from '../ledger/ledger.ts';
import { lastDayOf } from '../ledger/lots.ts';
import type { Policy } from '../policy/policyValues.ts';
import { isOver } from './issueGiftCard.ts';
import type { GiftCardKeys } from './keys.ts';
import { changeCard, lockCardByHash, type StoredCard } from './repository.ts';

/** Code and PIN, normalised by `cleanGiftCardCode`. */
export interface TypedSecrets {
  readonly code: string;
  readonly pin: string;
}

/**
 * Wrong PINs in a row after which a card is blocked, and its code looks unknown also with the right PIN. The
 * desk sends it again with a new code.
 */
const maxWrongPins = 10;

/** Whether a card had so many wrong PINs that its code never works again. */
export const isGuessed = ({ wrongPins }: Pick<StoredCard, 'wrongPins'>): boolean => wrongPins >= maxWrongPins;

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/**
 * Finds the card of a code and a PIN. Counts wrong PINs, and blocks the card after too many. Undefined for an
 * unknown code, a wrong PIN and a card whose money went back, which look the same to a guesser.
 */
export function findCard(
  db: Database,
  { code, pin }: TypedSecrets,
  keys: GiftCardKeys,
): Promise<StoredCard | undefined> {
  return db.transaction(async (tx) => {
    if (!isGiftCardCode(code) || !isGiftCardPin(pin)) return undefined;
    const card = await lockCardByHash(tx, keys.hash(code));
    if (!card || card.pin === null || card.status === 'cancelled' || isGuessed(card)) return undefined;
    if (isSame(keys.decrypt(card.pin), pin)) {
      if (card.wrongPins > 0 && card.status === 'active') await changeCard(tx, card.id, { wrongPins: 0 });
      return card;
    }
    const wrongPins = card.wrongPins + 1;
    const isBlocked = card.status === 'active' && isGuessed({ wrongPins });
    await changeCard(tx, card.id, { wrongPins, ...(isBlocked ? { status: 'blocked' } : {}) });
    return undefined;
  });
}

export interface Redeemed {
  readonly amountPaise: Paise;
  readonly balancePaise: Paise;
  /** Last day in India on which the amount can be spent. */
  readonly lastDay: string;
}

/**
 * Adds the amount of a card to the cliq cash of a customer, once [ACC-20]. Of two accounts that redeem at the
 * same time, one gets it.
 */
export async function redeemGiftCard(
  db: Database,
  secrets: TypedSecrets,
  request: IdempotentRequest,
  { keys, policy }: { readonly keys: GiftCardKeys; readonly policy: Policy },
): Promise<Redeemed> {
  const { customerId, at } = request;
  const found = await findCard(db, secrets, keys);
  if (!found) throw domainError('giftCardUnknown');
  return runOnce(db, request, async (tx) => {
    const card = await lockCardByHash(tx, keys.hash(secrets.code));
    // The desk may have replaced the code meanwhile.
    if (!card || card.id !== found.id) throw domainError('giftCardUnknown');
    checkRedeemable(card, at);
    const { amountPaise } = card;
    await changeCard(tx, card.id, { status: 'used', redeemedBy: customerId, redeemedAt: at });
    await post(
      tx,
      null,
      [
        { account: 'gift-cards', amountPaise },
        {
          account: 'cliq-cash',
          amountPaise: -amountPaise,
          customerId,
          reason: 'giftCard',
          note: `Gift card ending ${card.lastFour}`,
        },
      ],
      at,
    );
    const { cliqCash } = await balancesOf(tx, customerId, indianDay(at));
    return {
      amountPaise,
      balancePaise: cliqCash,
      lastDay: lastDayOf({ account: 'cliq-cash', at }, policy),
    };
  });
}

function checkRedeemable(card: StoredCard, now: Date): void {
  switch (card.status) {
    case 'active':
      if (isOver(card, now)) throw domainError('giftCardExpired', card.lastDay);
      return;
    case 'expired':
      throw domainError('giftCardExpired', card.lastDay);
    case 'used':
      throw domainError('giftCardUsed');
    case 'blocked':
      throw domainError('giftCardBlocked');
    case 'cancelled':
      throw domainError('giftCardUnknown');
  }
}
