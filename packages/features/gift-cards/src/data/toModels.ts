import type { GiftCard, GiftCardCart, GiftCardOptions, Price } from '@luxe/contract/calls';
import { giftCardCheckoutPath } from '@luxe/contract/gift-card-paths';
import { formatDate, rupeesToPaise } from '@luxe/format';
import { formatPrice } from '@luxe/patterns/price-block';
import type { BoughtCard, CardModel, CardState, OutcomeModel } from './cardTypes.ts';
import { copy } from './outcomeCopy.ts';
import type { BuyModel, Design } from './types.ts';

const paiseOf = ({ doubleValue }: Price) => rupeesToPaise(doubleValue);

export const toBuyModel = (options: GiftCardOptions): BuyModel => ({
  designs: options.designs.map(toDesign),
  presets: options.presets.map(paiseOf),
  least: paiseOf(options.minimum),
  most: paiseOf(options.maximum),
  messageLimit: options.messageLength,
  firstDay: options.firstDay,
  lastDay: options.lastDay,
  validityMonths: options.validityMonths,
});

const toDesign = ({ designId, title, tone, picture }: GiftCardOptions['designs'][number]): Design => ({
  ...{ id: designId, title, tone },
  picture: picture?.url,
});

/** A card in a cart. A design that is no longer offered has the colours of the first. */
export function toCardModel(card: GiftCardCart | GiftCard, designs: GiftCardOptions['designs']): CardModel {
  const { recipientName, recipientEmail, senderName, senderEmail, message, deliverOn } = card;
  const design = designs.find(({ designId }) => designId === card.designId) ?? designs[0];
  return {
    design: design ? toDesign(design) : { id: '', title: '', tone: 'ink', picture: undefined },
    amount: formatPrice(card.amount),
    ...{ recipientName, recipientEmail, senderName, senderEmail, message },
    day: deliverOn === null ? undefined : formatDate(deliverOn),
  };
}

export function toOutcomeModel(card: GiftCard, designs: GiftCardOptions['designs']): OutcomeModel {
  const state = stateOf(card);
  return {
    ...toCardModel(card, designs),
    state,
    number: card.giftCardOrderId,
    note: state === card.state ? card.stateMessage : undefined,
    lastDay: card.lastDay === null ? undefined : formatDate(card.lastDay),
    paidWith: card.paidWith,
    canReveal: card.canReveal,
    canCancel: card.canCancel,
    otherWays: card.refund?.otherWays ?? [],
  };
}

/** Once a card is issued, its own state counts more than that of its purchase. */
function stateOf({ state, cardState, refund }: GiftCard): CardState {
  if (refund && refund.otherWays.length > 0) return 'rejected';
  const isIssued = state === 'sent' || state === 'scheduled' || state === 'undelivered';
  return isIssued && (cardState === 'used' || cardState === 'expired' || cardState === 'blocked')
    ? cardState
    : state;
}

export function toBoughtCard(card: GiftCard): BoughtCard {
  const { giftCardOrderId, recipientName, lastFour, createdAt, amount } = card;
  return {
    number: giftCardOrderId,
    href: giftCardOutcomePath(giftCardOrderId),
    recipientName,
    detail: [formatDate(createdAt), ...(lastFour ? [copy.ending(lastFour)] : [])].join(', '),
    amount: formatPrice(amount),
    state: stateOf(card),
  };
}

/** Page with the outcome of a purchase. */
export const giftCardOutcomePath = (id: string): string =>
  `${giftCardCheckoutPath}?giftCard=${encodeURIComponent(id)}`;
