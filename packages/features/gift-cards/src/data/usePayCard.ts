import { ApiError } from '@luxe/client';
import {
  current,
  type CallBody,
  type GiftCard,
  type GiftCardCart,
  type Outcome,
  type PaymentMode,
} from '@luxe/contract/calls';
import { attemptKey, forgetAttempt, getSessionStorage, useClient, useTrack } from '@luxe/resources';
import { claimStarted, storeStarted } from './startedPayment.ts';

const attemptName = 'giftCardPayment';
const cartParams = { user: current, giftCardGuid: current };
type Mode = CallBody<'beginGiftCardPayment'>['paymentMode'];

/** The payment of the gift card in the cart, at most once for the same choice [CHK-19]. */
export function usePayCard(cart: GiftCardCart | undefined) {
  const client = useClient();
  const track = useTrack();
  return {
    start: async ({ mode }: { mode: PaymentMode }) => {
      track('payment method selected', { mode });
      // The provider cannot continue a payment that another tab has begun. Only a lost response is repeated.
      if (getSessionStorage().getItem(attemptName) === null) {
        const { status } = await client.call('giftCardCart', { params: cartParams });
        if (status !== 'open') return undefined;
      }
      const body = { paymentMode: mode as Mode, amount: cart?.amount.value ?? 0 };
      const idempotencyKey = attemptKey(attemptName, JSON.stringify([body, cart]));
      try {
        const started = await client.call('beginGiftCardPayment', {
          params: cartParams,
          body,
          idempotencyKey,
        });
        forgetAttempt(attemptName);
        storeStarted(started.giftCardOrderId);
        return { id: started.giftCardOrderId, payment: started.payment };
      } catch (error) {
        // After a lost response, the same choice is sent with the same key.
        if (error instanceof ApiError && error.status >= 400 && error.status < 500)
          forgetAttempt(attemptName);
        throw error;
      }
    },
    cancel: async (giftCard: string): Promise<Outcome> => {
      const { giftCard: card } = await client.call('cancelGiftCardPayment', {
        params: { user: current, giftCard },
      });
      const outcome = outcomeOf(card);
      if (outcome === 'FAILED' && claimStarted(giftCard))
        track('order unsuccessful', { reason: 'cancelled' });
      return outcome;
    },
  };
}

function outcomeOf({ state }: GiftCard): Outcome {
  if (state === 'failed') return 'FAILED';
  return state === 'pending' ? 'PENDING' : 'PLACED';
}
