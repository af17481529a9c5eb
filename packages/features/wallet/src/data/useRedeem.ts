import { current, type CallResponse } from '@luxe/contract/calls';
import { attempt, attemptKey, forgetAttempt, useClient, type Outcome } from '@luxe/resources';
import { cleanGiftCardCode } from '@luxe/format/gift-card-code';

const params = { user: current };
const attemptName = 'giftCardRedemption';

/** Code and PIN as typed. */
export type TypedCard = { code: string; pin: string };

/** Adds a gift card to the cliq cash of the customer, once, and checks a balance [ACC-10]. */
export function useRedeem() {
  const client = useClient();
  return {
    redeem: async (card: TypedCard): Promise<Outcome<CallResponse<'redeemGiftCard'>>> => {
      // The key of a lost response is used again for the same card. Nothing of the card is stored: the key
      // belongs to a hash of the code.
      const idempotencyKey = attemptKey(attemptName, await hashOf(cleanGiftCardCode(card.code)));
      const outcome = await attempt(() =>
        client.call('redeemGiftCard', { params, body: card, idempotencyKey }),
      );
      if (outcome.ok) forgetAttempt(attemptName);
      return outcome;
    },
    check: (card: TypedCard): Promise<Outcome<CallResponse<'giftCardBalance'>>> =>
      attempt(() => client.call('giftCardBalance', { params, body: card })),
  };
}

/** `crypto.subtle` exists only on https and on loopback hosts. Without it, each press is a new attempt. */
async function hashOf(text: string): Promise<string> {
  if (!globalThis.crypto.subtle) return crypto.randomUUID();
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes).slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
