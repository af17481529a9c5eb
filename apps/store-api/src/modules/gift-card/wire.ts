import type { CallResponseInput } from '@luxe/contract/calls';
import { formatDay } from '@luxe/format';
import { toPrice } from '../catalogue/price.ts';
import { instrumentName } from '../order/wire.ts';
import { canCancel } from './changeGiftCard.ts';
import { isRejected } from '../purchase/isRejected.ts';
import { isOver } from './issueGiftCard.ts';
import type { BoughtCard, StoredCard, StoredPurchase } from './repository.ts';
import { canReveal } from './revealGiftCard.ts';

type WireCard = CallResponseInput<'giftCardOrder'>['giftCard'];
type State = WireCard['state'];

const cardFields = ({
  designId,
  amountPaise,
  recipientName,
  recipientEmail,
  senderName,
  senderEmail,
  message,
  deliverOn,
}: StoredPurchase) => ({
  ...{ designId, recipientName, recipientEmail, senderName, senderEmail, message, deliverOn },
  amount: toPrice(amountPaise),
});

export const toWireGiftCardCart = (purchase: StoredPurchase): CallResponseInput<'giftCardCart'> => ({
  giftCardGuid: purchase.guid,
  status:
    purchase.status === 'open'
      ? 'paying'
      : purchase.status === 'cart' || purchase.status === 'failed'
        ? 'open'
        : 'bought',
  quantity: 1,
  ...cardFields(purchase),
});

/** State of a bought card, for shoppers and the desk. */
export function giftCardStateOf({ purchase, card, attempt, redirect }: BoughtCard): State {
  if (redirect && purchase.status !== 'issued') return redirect.doneAt === null ? 'refunding' : 'refunded';
  if (attempt?.status === 'refunding' || attempt?.status === 'refunded') {
    if (purchase.status === 'cancelled' || purchase.status === 'failed') return attempt.status;
  }
  switch (purchase.status) {
    case 'cart':
    case 'open':
      return 'pending';
    case 'failed':
      return 'failed';
    case 'held':
      return 'held';
    case 'issued':
      if (card && card.letterProblem !== null) return 'undelivered';
      return card && card.sentAt === null ? 'scheduled' : 'sent';
    case 'cancelled':
      return 'refunding';
  }
}

/** State of the card itself. The sweep marks cards whose last day is over, a little later. */
export function cardStateOf(card: StoredCard | undefined, now: Date): WireCard['cardState'] {
  if (!card) return 'none';
  return (card.status === 'active' || card.status === 'blocked') && isOver(card, now)
    ? 'expired'
    : card.status;
}

function messageOf(
  state: State,
  { recipientName, recipientEmail, deliverOn, failure }: StoredPurchase,
): string {
  switch (state) {
    case 'pending':
      return 'We are waiting for your bank. You can leave this page: we e-mail you the receipt.';
    case 'failed':
      return `${failure || 'The payment failed.'} Nothing was charged.`;
    case 'held':
      return 'Your payment has arrived. We check some gift cards before we send them, usually within a day.';
    case 'scheduled':
      return deliverOn === null
        ? `We are e-mailing the gift card to ${recipientName}.`
        : `We e-mail the gift card to ${recipientName} on ${formatDay(deliverOn)}.`;
    case 'sent':
      return `We have e-mailed the gift card to ${recipientName}.`;
    case 'undelivered':
      return `The e-mail to ${recipientEmail} could not be delivered.`;
    case 'refunding':
      return 'You do not get this gift card. Your money is on its way back.';
    case 'refunded':
      return 'You do not get this gift card. Your money has been returned.';
  }
}

/** What a buyer reads about a refund that the provider rejects; undefined for any other. */
function refundMessage({ attempt, redirect }: BoughtCard): string | undefined {
  if (redirect?.destination === 'bank')
    return redirect.doneAt === null
      ? `Your bank did not take the refund. We transfer it to the account ending ${redirect.bankLastFour}. The transfer is not made yet.`
      : `We have transferred your money to the account ending ${redirect.bankLastFour}.`;
  if (redirect) return 'Your bank did not take the refund. We have added it to your cliq cash.';
  return attempt && isRejected(attempt)
    ? 'Your bank does not take the refund. Choose another way to get your money.'
    : undefined;
}

/** Other ways of a refund that the provider rejects. A guest has no cliq cash. */
function otherWaysOf({ purchase, attempt }: BoughtCard): ('bank' | 'cliq-cash')[] {
  if (!attempt || !isRejected(attempt)) return [];
  return purchase.customerId === null ? ['bank'] : ['cliq-cash', 'bank'];
}

/** A bought card as its buyer sees it, without its code. */
export function toWireGiftCard(bought: BoughtCard, now: Date): WireCard {
  const { purchase, card, attempt } = bought;
  const state = giftCardStateOf(bought);
  const isRefund = state === 'refunding' || state === 'refunded';
  return {
    giftCardOrderId: purchase.number ?? '',
    state,
    stateMessage: refundMessage(bought) ?? messageOf(state, purchase),
    ...cardFields(purchase),
    cardState: cardStateOf(card, now),
    lastFour: card?.lastFour ?? '',
    lastDay: card?.lastDay ?? null,
    canReveal: canReveal(card, now),
    canCancel: canCancel(purchase, card, now),
    paidWith: attempt?.instrument ? instrumentName(attempt.instrument) : '',
    refund: isRefund
      ? {
          amount: toPrice(attempt?.amountPaise ?? purchase.amountPaise),
          isDone: state === 'refunded',
          otherWays: otherWaysOf(bought),
        }
      : null,
    createdAt: purchase.createdAt.toISOString(),
  };
}
