import { formatDate, formatDay, formatPaise, type Paise } from '@luxe/format';
import { button, card, code, heading, note, paragraph, rows, type Letter } from '../layout/letter.ts';

/**
 * Stand for code and PIN in a stored message. The program that sends it puts them in, so that the outbox of
 * the database never has them.
 */
export const giftCardPlaceholders = { code: '[gift card code]', pin: '[gift card PIN]' } as const;

interface MailGiftCard {
  readonly tone: 'ink' | 'paper' | 'oxblood';
  readonly amountPaise: Paise;
  readonly recipientName: string;
  readonly senderName: string;
  /** The sender's words; empty for none. */
  readonly message: string;
}

export interface ReceivedGiftCard extends MailGiftCard {
  /** Last day on which it can be redeemed, YYYY-MM-DD. */
  readonly lastDay: string;
  /** Path of the page that redeems it. */
  readonly redeemPath: string;
}

/** To the recipient: the card, its code and PIN. */
export const giftCardReceived = ({ lastDay, redeemPath, ...gift }: ReceivedGiftCard): Letter => ({
  subject: `${gift.senderName} has sent you a gift card`,
  preview: `${formatPaise(gift.amountPaise)} for you.`,
  title: `A gift card from ${gift.senderName}`,
  blocks: [
    card(gift),
    heading('Your code'),
    code(giftCardPlaceholders.code),
    rows([
      { name: 'PIN', value: giftCardPlaceholders.pin },
      { name: 'Amount', value: formatPaise(gift.amountPaise) },
      { name: 'Redeem it by', value: formatDate(lastDay) },
    ]),
    paragraph('Add it to your cliq cash, and spend it on everything in the shop.'),
    button('Redeem the gift card', redeemPath),
    note('Code and PIN together redeem the card. We never ask for them.'),
  ],
});

export interface GiftCardReceipt extends MailGiftCard {
  /** `GC 2611 2048 77`. */
  readonly number: string;
  readonly recipientEmail: string;
  /** Day on which it is mailed, YYYY-MM-DD; null for now. */
  readonly deliverOn: string | null;
  /** Whether the shop reviews it first. */
  readonly isHeld: boolean;
  /** Path of the page that shows it, to a guest only in the browser in which they paid. */
  readonly path: string;
  readonly isGuest: boolean;
}

/** To the buyer: the gift card is paid. Without its code. */
export const giftCardReceipt = ({
  number,
  recipientEmail,
  deliverOn,
  isHeld,
  path,
  isGuest,
  ...gift
}: GiftCardReceipt): Letter => ({
  subject: `Your gift card ${number} is paid`,
  preview: `${formatPaise(gift.amountPaise)} for ${gift.recipientName}.`,
  title: 'Thank you for your gift',
  blocks: [
    paragraph(
      isHeld
        ? 'Your payment has arrived. We check some gift cards before we send them, usually within a day. If we cannot send it, your money goes back.'
        : deliverOn === null
          ? `We have your payment, and e-mail the gift card to ${gift.recipientName}.`
          : `We have your payment, and e-mail the gift card to ${gift.recipientName} on ${formatDay(deliverOn)}.`,
    ),
    card(gift),
    rows([
      { name: 'Gift card', value: number },
      { name: 'For', value: recipientEmail },
      { name: 'Total', value: formatPaise(gift.amountPaise), isTotal: true },
    ]),
    button('See the gift card', path),
    note(
      isGuest
        ? 'You can cancel it there while it is not used. Open the page in the browser in which you paid.'
        : 'You can cancel it there while it is not used.',
    ),
  ],
});

export interface ReleasedGiftCard extends MailGiftCard {
  readonly number: string;
  /** Day on which it is mailed, YYYY-MM-DD; null for now. */
  readonly deliverOn: string | null;
}

/** To the buyer: the shop has checked the gift card, and sends it. */
export const giftCardReleased = ({ number, deliverOn, ...gift }: ReleasedGiftCard): Letter => ({
  subject: `Your gift card ${number} is checked`,
  preview: `${gift.recipientName} gets it by e-mail.`,
  title: 'Your gift card is on its way',
  blocks: [
    paragraph(
      deliverOn === null
        ? `We have checked your payment, and e-mail the gift card to ${gift.recipientName}.`
        : `We have checked your payment. We e-mail the gift card to ${gift.recipientName} on ${formatDay(deliverOn)}, or now if that day is over.`,
    ),
    card(gift),
  ],
});

export interface UndeliveredGiftCard {
  readonly number: string;
  readonly amountPaise: Paise;
  readonly recipientName: string;
  readonly recipientEmail: string;
  /** Path of the page that corrects the address, for a guest only in the browser in which they paid. */
  readonly path: string;
  readonly isGuest: boolean;
}

/** To the buyer: the letter to the recipient could not be delivered. */
export const giftCardUndelivered = (gift: UndeliveredGiftCard): Letter => ({
  subject: `Your gift card ${gift.number} could not be delivered`,
  preview: `Check the address of ${gift.recipientName}.`,
  title: 'We could not deliver your gift card',
  blocks: [
    paragraph(
      `The e-mail with the gift card for ${gift.recipientName} came back. Check the address. Then send the card again, with a new code.`,
    ),
    rows([
      { name: 'Gift card', value: gift.number },
      { name: 'Sent to', value: gift.recipientEmail },
      { name: 'Amount', value: formatPaise(gift.amountPaise) },
    ]),
    button('Correct the address', gift.path),
    note(
      gift.isGuest
        ? 'Open the page in the browser in which you paid. You can also cancel the card there.'
        : 'You can also cancel the card there.',
    ),
  ],
});

export interface RefundedGiftCard {
  readonly number: string;
  readonly amountPaise: Paise;
}

/**
 * Why a payment goes back. `cancelled`: the card was cancelled. `twice`: another payment has paid for the
 * card. `late`: the payment came after it had failed, or did not fit.
 */
type RefundReason = 'cancelled' | 'twice' | 'late';

interface RefundText {
  readonly subject: (number: string) => string;
  readonly text: (number: string, amount: string) => string;
}

const refundTexts: Readonly<Record<RefundReason, RefundText>> = {
  cancelled: {
    subject: (number) => `Your gift card ${number} is cancelled`,
    text: (number, amount) =>
      `You do not get the gift card ${number}, and its code does not work. We have asked your bank to give ${amount} back.`,
  },
  twice: {
    subject: (number) => `You paid twice for ${number}`,
    text: (number, amount) =>
      `You paid twice for the gift card ${number}. The gift card stays as it is. We have asked your bank to give the second payment of ${amount} back.`,
  },
  late: {
    subject: (number) => `A payment for ${number} goes back`,
    text: (number, amount) =>
      `Your bank has charged ${amount} for the gift card ${number}, but this payment had ended. We have asked your bank to give it back.`,
  },
};

/** To the buyer: the money of a payment goes back. */
export const giftCardRefundStarted = ({
  number,
  amountPaise,
  reason,
}: RefundedGiftCard & { readonly reason: RefundReason }): Letter => ({
  subject: refundTexts[reason].subject(number),
  preview: `${formatPaise(amountPaise)} goes back to you.`,
  title: 'Your money goes back',
  blocks: [paragraph(refundTexts[reason].text(number, formatPaise(amountPaise)))],
});

/** To the buyer: the money of a payment is back. */
export const giftCardRefunded = ({ number, amountPaise }: RefundedGiftCard): Letter => ({
  subject: `Your refund for ${number} is done`,
  preview: `${formatPaise(amountPaise)} is back.`,
  title: 'Your money is back',
  blocks: [
    paragraph(
      `Your bank has ${formatPaise(amountPaise)} of the gift card ${number} again. It may show it a few days later.`,
    ),
  ],
});

export interface RejectedGiftCard extends RefundedGiftCard {
  /** Path of the page of the purchase, on which the buyer chooses another way. */
  readonly path: string;
  readonly isGuest: boolean;
  /** Whether another payment has bought the card. Its page then shows the card, not the refund. */
  readonly isBought: boolean;
}

/** To the buyer: the bank rejects the refund of a payment. */
export const giftCardRefundRejected = ({
  number,
  amountPaise,
  path,
  isGuest,
  isBought,
}: RejectedGiftCard): Letter => ({
  subject: `Your refund for ${number} was rejected`,
  preview: 'Your bank has rejected it.',
  title: 'Your bank has rejected the refund',
  blocks: [
    paragraph(
      `We tried to give back ${formatPaise(amountPaise)} of the gift card ${number}, and the bank rejected it. The money is safe with us.`,
    ),
    ...(isBought
      ? [paragraph('Write to us: we pay it to a bank account that you name.')]
      : [
          button('Choose another way', path),
          ...(isGuest ? [note('Open the page in the browser in which you paid.')] : []),
        ]),
  ],
});

/** To the buyer: a refund that the bank rejects goes to a bank account or to cliq cash. */
export const giftCardRefundRedirected = ({
  number,
  amountPaise,
  isToBank,
}: RefundedGiftCard & { readonly isToBank: boolean }): Letter => ({
  subject: `Your refund for ${number} goes another way`,
  preview: `${formatPaise(amountPaise)} goes ${isToBank ? 'to your bank account' : 'to your cliq cash'}.`,
  title: 'Your refund goes another way',
  blocks: [
    paragraph(
      isToBank
        ? `We transfer ${formatPaise(amountPaise)} of the gift card ${number} to the bank account that you named. Write to us at once if you did not name one.`
        : `We have added ${formatPaise(amountPaise)} of the gift card ${number} to your cliq cash.`,
    ),
  ],
});
