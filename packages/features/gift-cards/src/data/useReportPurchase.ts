import type { GiftCard } from '@luxe/contract/calls';
import { useTrack } from '@luxe/resources';
import { useEffect, useRef } from 'react';
import { claimStarted } from './startedPayment.ts';
import { toEventItem } from './toEventItem.ts';

/**
 * Tracks the end of a payment once, in the tab that started it. The page of the same card in the account, or
 * in another tab, tracks nothing.
 */
export function useReportPurchase(card: GiftCard | undefined): void {
  const track = useTrack();
  const latest = useRef(card);
  latest.current = card;
  const id = card?.giftCardOrderId;
  const state = card?.state;

  useEffect(() => {
    const ended = latest.current;
    if (!ended || ended.state === 'pending' || !claimStarted(ended.giftCardOrderId)) return;
    if (isPaid(ended))
      track('order placed', {
        orderId: ended.giftCardOrderId,
        payable: ended.amount.doubleValue,
        items: [toEventItem(ended)],
      });
    else track('order unsuccessful', { reason: ended.state });
  }, [track, id, state]);
}

/** A payment that was charged too late goes back at once. */
const isPaid = ({ state }: GiftCard) => state === 'held' || state === 'scheduled' || state === 'sent';
