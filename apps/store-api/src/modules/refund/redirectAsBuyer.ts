import type { CallBody } from '@luxe/contract/calls';
import type { Clock } from '@luxe/host';
import { createHmac } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { domainError } from '../../errors/domainError.ts';
import type { Encryption } from '../../secrets/encryption.ts';
import { hashToken } from '../../secrets/tokens.ts';
import { attemptsOf, readBought, type StoredPurchase } from '../gift-card/repository.ts';
import type { PaymentProvider } from '../payment-provider/provider.ts';
import { readOwed } from '../payment/settlePayment.ts';
import type { LivePolicy } from '../policy/livePolicy.ts';
import { redirectsOf } from '../purchase/chargeRedirects.ts';
import { isRejected } from '../purchase/isRejected.ts';
import { isRepeated, redirectCharge } from './redirectCharge.ts';
import type { Redirection } from './redirectRefund.ts';

interface BuyerParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly livePolicy: LivePolicy;
  readonly provider: PaymentProvider | undefined;
  readonly encryption: Encryption;
}

/**
 * Sends the refund of a gift card elsewhere that the buyer's bank rejects, as the buyer asks, also a guest.
 * Once for an idempotency key. Throws like `redirectCharge`.
 */
export async function redirectAsBuyer(
  { db, clock, livePolicy, provider, encryption }: BuyerParts,
  purchase: StoredPurchase,
  { refundTo, bank }: CallBody<'redirectGiftCardRefund'>,
  key: string,
): Promise<void> {
  if (refundTo === 'bank' && !bank) throw domainError('bankMissing');
  const redirection: Redirection = refundTo === 'bank' && bank ? { to: 'bank', bank } : { to: 'cliq-cash' };
  const requestKey = `${hashToken(key)}:${contentHash(key, redirection)}`;
  // Read before the redirects: a repeated request that sees the charge redirected must see its own key, too.
  const { attempt: charge } = await readBought(db, purchase);
  const attempts = await attemptsOf(db, purchase.id);
  const redirects = await redirectsOf(
    db,
    attempts.map(({ id }) => id),
  );
  // Another payment of this card may be rejected meanwhile, and is not meant.
  if (redirects.some((one) => isRepeated(one.requestKey, requestKey))) return;
  if (!charge || !isRejected(charge)) throw domainError('refundNotRejected');
  const owedPaise = provider && (await readOwed(provider, charge));
  const policy = await livePolicy.read();
  await db.transaction((tx) =>
    redirectCharge(
      tx,
      { charge, redirection, owedPaise, encryption, requestKey },
      { policy, now: clock.now() },
    ),
  );
}

/**
 * Hash of what a request asks for. The key, which the shop does not store, protects an account number from
 * being guessed from its hash.
 */
const contentHash = (key: string, redirection: Redirection): string =>
  createHmac('sha256', key).update(JSON.stringify(redirection)).digest('hex');
