import { ApiError } from '@luxe/client';
import { current, type CallResponse, type GiftCard } from '@luxe/contract/calls';
import { attempt, attemptKey, forgetAttempt, startPolling, useCall, useClient } from '@luxe/resources';
import { useEffect, useRef, useState } from 'react';
import { copy } from './outcomeCopy.ts';
import { useRedirectRefund } from './useRedirectRefund.ts';

const attemptName = 'giftCardCode';

/**
 * A bought card. `id`: its number, or `current` for the last card of this session. A shopper also sees those
 * that they bought before: a guest in the same browser, a customer everywhere.
 */
export function useBoughtCard(id: string) {
  const client = useClient();
  const own = useCall('giftCardOrder', { params: { user: current, giftCard: current } }, { renew: true });
  const isOwn = id === current || own.data?.giftCard.giftCardOrderId === id;
  const isElsewhere = !isOwn && (own.data !== undefined || own.error !== undefined);
  const other = useCall('giftCardOrder', isElsewhere ? { params: { user: current, giftCard: id } } : null, {
    renew: true,
  });
  const shown = isElsewhere ? other : own;
  const [changed, setChanged] = useState<GiftCard>();
  const loaded = isOwn || isElsewhere ? shown.data?.giftCard : undefined;
  const card = changed && changed.giftCardOrderId === loaded?.giftCardOrderId ? changed : loaded;
  const params = { user: current, giftCard: isElsewhere ? id : current };

  const [isLate, setLate] = useState(false);
  const [isCancelling, setCancelling] = useState(false);
  const [cancelProblem, setCancelProblem] = useState('');
  const [secret, setSecret] = useState<CallResponse<'revealGiftCard'>>();

  async function check(): Promise<void> {
    try {
      const { giftCard } = await client.call('checkGiftCardPayment', { params });
      setLate(false);
      setChanged(giftCard);
    } catch {
      setLate(true);
    }
  }

  async function cancelPayment(): Promise<void> {
    setCancelProblem('');
    setCancelling(true);
    const outcome = await attempt(() => client.call('cancelGiftCardPayment', { params }));
    if (!outcome.ok) setCancelProblem(outcome.message);
    else if (outcome.giftCard.state === 'pending') setCancelProblem(copy.mayBeCharged);
    else setChanged(outcome.giftCard);
    setCancelling(false);
  }

  /** Resolves to an error message, or to an empty string. */
  async function reveal(): Promise<string> {
    const idempotencyKey = attemptKey(attemptName, card?.giftCardOrderId ?? '');
    const outcome = await attempt(() => client.call('revealGiftCard', { params, idempotencyKey }));
    if (!outcome.ok) return outcome.message;
    forgetAttempt(attemptName);
    setSecret(outcome);
    return '';
  }

  async function refund(): Promise<string> {
    const outcome = await attempt(() => client.call('cancelGiftCard', { params }));
    if (!outcome.ok) return outcome.message;
    setSecret(undefined);
    setChanged(outcome.giftCard);
    return '';
  }

  /** Mails a card that could not be delivered to another address, with a new code. */
  async function sendAgain(recipientEmail: string): Promise<string> {
    const body = { recipientEmail };
    const outcome = await attempt(() => client.call('sendGiftCardAgain', { params, body }));
    if (!outcome.ok) return outcome.message;
    setSecret(undefined);
    setChanged(outcome.giftCard);
    return '';
  }

  const redirectRefund = useRedirectRefund(params.giftCard, setChanged);

  const isPending = card?.state === 'pending';
  // A card without a date is mailed within seconds of the payment.
  const isBeingMailed = card?.state === 'scheduled' && card.deliverOn === null;
  const isPolled = isPending || isBeingMailed;
  const latestCheck = useRef(check);
  useEffect(() => {
    latestCheck.current = check;
  });
  useEffect(() => {
    if (isPolled) return startPolling(() => latestCheck.current());
    return undefined;
  }, [isPolled]);

  const error = card ? undefined : shown.error;
  return {
    card,
    /** The shop has no such card for this shopper. */
    isUnknown: !card && error instanceof ApiError && error.status === 404 && (isOwn || isElsewhere),
    hasFailed: error !== undefined,
    retry: shown.retry,
    isLate: isPending && isLate,
    isCancelling,
    cancelProblem,
    cancelPayment,
    secret: secret && { code: secret.code, pin: secret.pin },
    reveal,
    refund,
    sendAgain,
    redirectRefund,
  };
}
