import type { GiftCard } from '@luxe/contract/calls';
import { useTrack } from '@luxe/resources';
import { useEffect, useRef } from 'react';
import { claimStarted } from './startedPayment.ts';
import { toEventItem } from './toEventItem.ts';

/**
 * Tracks a bought card with each view: the receivers of the event get it once, because the store grants its
 * claim once [ANA-17]. Tracks a failed payment once, in the tab that started it.
 */
export function useReportPurchase(card: GiftCard | undefined): void {
  const track = useTrack();
  const latest = useRef(card);
  latest.current = card;
  const id = card?.giftCardOrderId;
  const state = card?.state;

  useEffect(() => {
    const ended = latest.current;
    if (!ended || ended.state === 'pending') return;
    const wasStarted = claimStarted(ended.giftCardOrderId);
    if (isPaid(ended))
      track('order placed', {
        orderId: ended.giftCardOrderId,
        payable: ended.amount.doubleValue,
        items: [toEventItem(ended)],
        isGiftCard: true,
      });
    else if (wasStarted) track('order unsuccessful', { reason: ended.state });
  }, [track, id, state]);
}

/** A payment that was charged too late goes back at once. */
const isPaid = ({ state }: GiftCard) => state === 'held' || state === 'scheduled' || state === 'sent';
