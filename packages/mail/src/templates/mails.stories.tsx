import axe from 'axe-core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Letter } from '../layout/letter.ts';
import { MailFrame } from '../testing/MailFrame.tsx';
import { carrier, items, longItem, order, placed, potlis, saree, shop } from '../testing/mailSamples.ts';
import { toMail } from '../layout/toMail.ts';
import { oneTimeCode } from './codeMails.ts';
import { dataRequestAnswered, dataRequestConfirm, dataRequestRegistered } from './dataRequestMails.ts';
import {
  deliveryChanged,
  deliveryFailed,
  parcelDelivered,
  parcelShipped,
  parcelUndelivered,
} from './deliveryMails.ts';
import { feedbackAsked } from './feedbackMails.ts';
import { newsletterConfirm, newsletterWelcome } from './newsletterMails.ts';
import { itemsCancelled, orderPlaced, paymentFailed } from './orderMails.ts';
import { replacementGone, replacementSent, returnAccepted, returnRejected } from './returnMails.ts';
import {
  giftCardReceipt,
  giftCardReceived,
  giftCardRefundRedirected,
  giftCardRefundRejected,
  giftCardRefundStarted,
  giftCardUndelivered,
} from './giftCardMails.ts';
import { ticketAnswered, ticketReceived } from './ticketMails.ts';
import {
  chargeRedirected,
  chargeRejected,
  chargeReturned,
  refundDone,
  refundFailed,
  refundStarted,
} from './refundMails.ts';

/** Runs axe on the content of the message. The frame has no scripts, so a copy in the story is checked. */
async function checkMail(canvasElement: HTMLElement): Promise<void> {
  const frame = canvasElement.querySelector('iframe');
  if (!frame) return;
  await waitFor(() => expect(frame.clientHeight).toBeGreaterThan(100));
  const { documentElement, body, title } = frame.contentDocument ?? document;
  await expect(documentElement.lang).toBe('en-IN');
  await expect(title).toBe(frame.title);
  const copy = document.createElement('div');
  copy.style.cssText = body.style.cssText;
  copy.innerHTML = body.innerHTML;
  canvasElement.append(copy);
  const { violations } = await axe.run(copy, { rules: { region: { enabled: false } } });
  copy.remove();
  await expect(violations.map(({ id }) => id)).toEqual([]);
}

/** The message of a letter. Mail clients decide on the theme, so one picture shows each. */
const mailOf = (letter: Letter) => ({ mail: toMail(letter, shop) });

const meta = {
  component: MailFrame,
  parameters: {
    subject: { kind: 'display', name: 'Messages by e-mail' },
    layout: 'fullscreen',
    pictures: { themes: ['light'] },
  },
  args: mailOf(orderPlaced(placed)),
  play: ({ canvasElement }) => checkMail(canvasElement),
} satisfies Meta<typeof MailFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OrderPlaced: Story = { parameters: { states: ['usual'] } };
/** As in a client that follows a dark system. */
export const DarkSystem: Story = { parameters: { states: ['variant'] }, args: { theme: 'dark' } };
/** The same content, for clients without HTML. */
export const PlainText: Story = { parameters: { states: ['variant'] }, args: { part: 'text' } };
/** Paid in cash at the door, and packed as a gift. */
export const GiftPaidAtTheDoor: Story = {
  parameters: { states: ['variant'] },
  args: mailOf(
    orderPlaced({
      ...placed,
      isCash: true,
      gift: ['Gift wrap', 'Message: “Happy birthday, Amma.”', 'No prices in the parcel'],
    }),
  ),
};
/** The longest names, on a phone. */
export const LongNames: Story = {
  parameters: { states: ['long text', 'narrow'] },
  globals: { viewport: { value: 'mobile' } },
  args: mailOf(orderPlaced({ ...placed, items: [longItem, longItem] })),
};
export const PaymentFailed: Story = {
  parameters: { states: ['failed'] },
  args: mailOf(
    paymentFailed({
      ...{ order, items, goesBackPaise: 0, bagPath: '/cart' },
      reason: 'Your bank did not allow the payment.',
    }),
  ),
};
/** The bank has charged the amount nevertheless. */
export const ChargedLate: Story = {
  parameters: { states: ['variant'] },
  args: mailOf(chargeReturned({ order, paise: 58_600_00, isDone: false })),
};
export const ChargeRejected: Story = {
  parameters: { states: ['variant'], pictures: { skip: 'It looks like ChargedLate.' } },
  args: mailOf(chargeRejected({ order, paise: 58_600_00 })),
};
export const ChargeRedirected: Story = {
  parameters: { states: ['variant'], pictures: { skip: 'It looks like ChargedLate.' } },
  args: mailOf(chargeRedirected({ order, paise: 58_600_00, isToBank: true })),
};
export const Shipped: Story = {
  parameters: { states: ['variant'] },
  args: mailOf(
    parcelShipped({ order, items: [saree], day: '2026-12-02', cashPaise: 0, needsCode: true, ...carrier }),
  ),
};
export const ShippedWithCash: Story = {
  parameters: { states: ['variant'], pictures: { skip: 'Only a sentence differs from Shipped.' } },
  args: mailOf(
    parcelShipped({
      ...{ order, items: [potlis], day: '2026-12-02', needsCode: false },
      ...{ cashPaise: 12_400_00, courierName: null, trackingNumber: null },
    }),
  ),
};
/** The shopper has chosen another address, or a later day. */
export const DeliveryChanged: Story = {
  parameters: { states: ['variant'] },
  args: mailOf(deliveryChanged({ order, items: [saree], address: placed.address, day: '2026-12-04' })),
};
export const Delivered: Story = {
  parameters: { states: ['done'] },
  args: mailOf(parcelDelivered({ order, items })),
};
export const DeliveryFailed: Story = {
  parameters: { states: ['variant'] },
  args: mailOf(deliveryFailed({ order, items: [potlis], cashPaise: 12_400_00, ...carrier })),
};
export const Returning: Story = {
  parameters: { states: ['variant'], pictures: { skip: 'Only sentences differ from BackAtTheSeller.' } },
  args: mailOf(parcelUndelivered({ order, items: [saree], reason: 'returning', isPaid: true, ...carrier })),
};
export const BackAtTheSeller: Story = {
  parameters: { states: ['variant'] },
  args: mailOf(parcelUndelivered({ order, items: [saree], reason: 'returned', isPaid: true, ...carrier })),
};
export const Lost: Story = {
  parameters: { states: ['variant'], pictures: { skip: 'Only sentences differ from BackAtTheSeller.' } },
  args: mailOf(parcelUndelivered({ order, items: [saree], reason: 'lost', isPaid: false, ...carrier })),
};
export const Cancelled: Story = {
  parameters: { states: ['variant'] },
  args: mailOf(
    itemsCancelled({
      ...{ order, items: [potlis], isByShopper: true, isComplete: false },
      ...{ lessDuePaise: 0, refundPaise: 12_400_00 },
    }),
  ),
};
/** The seller cannot send any of the order. */
export const CancelledBySeller: Story = {
  parameters: { states: ['variant'], pictures: { skip: 'Only sentences differ from Cancelled.' } },
  args: mailOf(
    itemsCancelled({
      ...{ order, items, isByShopper: false, isComplete: true },
      ...{ lessDuePaise: 58_600_00, refundPaise: 0 },
    }),
  ),
};
export const RefundStarted: Story = {
  parameters: { states: ['variant'] },
  args: mailOf(
    refundStarted({
      order,
      items: [saree],
      parts: [
        { name: 'Visa ending 4242', paise: 46_200_00, day: '2026-12-09' },
        { name: 'Cliq cash', paise: 1_000_00 },
        { name: 'Loyalty points', paise: 300_00 },
      ],
    }),
  ),
};
export const RefundDone: Story = {
  parameters: { states: ['variant'] },
  args: mailOf(
    refundDone({
      order,
      items: [saree],
      parts: [{ name: 'Visa ending 4242', paise: 46_200_00, bankReference: '74332746330001234567890' }],
    }),
  ),
};
export const RefundRejected: Story = {
  parameters: { states: ['rejected'] },
  args: mailOf(refundFailed({ order, items: [saree], parts: [{ name: 'asha@okbank', paise: 46_200_00 }] })),
};
export const ReturnAccepted: Story = {
  parameters: { states: ['variant'] },
  args: mailOf(
    returnAccepted({
      ...{ order, items: [saree], number: 'RT 2611 0093 12', method: 'schedulePickup' },
      ...{ kind: 'refund' as const, wanted: [] },
      ...{ nextStep: 'We collect it Friday, 4 December, 9 am to 12 noon', sendTo: [], store: [] },
      parts: [{ name: 'Visa ending 4242', paise: 46_200_00 }],
    }),
  ),
};
/** The items travel with a courier of the shopper. */
export const ReturnByCourier: Story = {
  parameters: { states: ['variant'], pictures: { skip: 'Only the address differs from ReturnAccepted.' } },
  args: mailOf(
    returnAccepted({
      ...{ order, items: [saree], number: 'RT 2611 0093 12', method: 'selfCourier', store: [] },
      ...{ kind: 'refund' as const, wanted: [] },
      nextStep: 'Hand it to a courier by Friday, 11 December',
      sendTo: ['LUXE Returns', 'Unit 6, Sector 37', 'Gurugram, Haryana 122001'],
      parts: [{ name: 'Your bank account', paise: 46_200_00 }],
    }),
  ),
};
export const ReplacementAccepted: Story = {
  parameters: { states: ['variant'], pictures: { skip: 'It looks like ReturnAccepted.' } },
  args: mailOf(
    returnAccepted({
      ...{ order, items: [saree], number: 'RT 2611 0093 12', method: 'schedulePickup' },
      ...{ kind: 'replacement' as const, wanted: ['Rose, Free size'], sendTo: [], store: [], parts: [] },
      nextStep: 'We collect it Friday, 4 December, 9 am to 12 noon',
    }),
  ),
};
export const ReplacementSent: Story = {
  parameters: { states: ['variant'], pictures: { skip: 'It looks like ReturnAccepted.' } },
  args: mailOf(
    replacementSent({
      ...{ order, items: [saree], number: 'RT 2611 0093 12' },
      nextStep: 'Arriving Friday, 11 December',
    }),
  ),
};
/** What the shopper chose is no longer available. */
export const ReplacementGone: Story = {
  parameters: { states: ['variant'], pictures: { skip: 'It looks like Cancelled.' } },
  args: mailOf(
    replacementGone({ ...{ order, items: [saree], number: 'RT 2611 0093 12' }, nextStep: 'Accepted' }),
  ),
};
export const ReturnRejected: Story = {
  parameters: { states: ['rejected'], pictures: { skip: 'It looks like Cancelled.' } },
  args: mailOf(
    returnRejected({
      ...{ order, items: [saree], number: 'RT 2611 0093 12' },
      reason: 'The border is stained.',
    }),
  ),
};
export const OneTimeCode: Story = {
  parameters: { states: ['variant'] },
  args: mailOf(oneTimeCode('482140', 5)),
};
const ticket = {
  number: 'T1000301',
  text: 'My bank has charged me, but I see no order.',
  path: '/my-account/order-v2',
};
export const TicketReceived: Story = {
  parameters: { states: ['variant'], pictures: { skip: 'It looks like TicketAnswered.' } },
  args: mailOf(ticketReceived(ticket)),
};
export const TicketAnswered: Story = {
  parameters: { states: ['variant'], pictures: { skip: 'It looks like Cancelled.' } },
  args: mailOf(
    ticketAnswered({
      ...ticket,
      answer: 'Your bank has only reserved the amount.\n\nIt is free again within five days.',
      canReply: true,
    }),
  ),
};
/** The scale breaks into rows on a phone. */
export const FeedbackAsked: Story = {
  parameters: { states: ['variant', 'narrow'] },
  globals: { viewport: { value: 'mobile' } },
  args: mailOf(
    feedbackAsked({
      ...{ kind: 'order', number: order.number, firstName: order.firstName, items },
      path: '/NPSFeedbackForm/a.b.c',
      scorePath: (score) => `/NPSFeedbackForm/intermediate/a.b.c?score=${score}`,
    }),
  ),
};
const gift = {
  tone: 'ink',
  amountPaise: 25_000_00,
  recipientName: 'Meera Iyer',
  senderName: 'Ananya',
  message: 'For the flat with the yellow door. Buy something useless.',
} as const;
export const GiftCardReceived: Story = {
  parameters: { states: ['variant'] },
  args: mailOf(giftCardReceived({ ...gift, lastDay: '2027-11-30', redeemPath: '/my-account/g-cliqcash' })),
};
export const GiftCardReceipt: Story = {
  parameters: { states: ['variant'], pictures: { skip: 'It looks like GiftCardReceived.' } },
  args: mailOf(
    giftCardReceipt({
      ...{ ...gift, tone: 'oxblood', number: 'GC 2611 2048 77', recipientEmail: 'meera.i@example.com' },
      ...{ deliverOn: '2026-12-05', isHeld: false, isGuest: true },
      path: '/gift-card-checkout?giftCard=GC-2611-2048-77',
    }),
  ),
};
export const GiftCardRefunded: Story = {
  parameters: { states: ['variant'], pictures: { skip: 'It looks like TicketReceived.' } },
  args: mailOf(
    giftCardRefundStarted({ number: 'GC 2611 2048 77', amountPaise: 25_000_00, reason: 'cancelled' }),
  ),
};
export const GiftCardUndelivered: Story = {
  parameters: { states: ['variant'], pictures: { skip: 'It looks like GiftCardReceipt.' } },
  args: mailOf(
    giftCardUndelivered({
      ...{ number: 'GC 2611 2048 77', amountPaise: 25_000_00, recipientName: 'Meera Iyer' },
      ...{ recipientEmail: 'meera.i@example.com', isGuest: true },
      path: '/gift-card-checkout?giftCard=GC-2611-2048-77',
    }),
  ),
};
export const GiftCardRefundRejected: Story = {
  parameters: { states: ['variant'], pictures: { skip: 'It looks like GiftCardReceipt.' } },
  args: mailOf(
    giftCardRefundRejected({
      ...{ number: 'GC 2611 2048 77', amountPaise: 25_000_00, isGuest: true, isBought: false },
      path: '/gift-card-checkout?giftCard=GC-2611-2048-77',
    }),
  ),
};
export const GiftCardRefundRedirected: Story = {
  parameters: { states: ['variant'], pictures: { skip: 'It looks like TicketReceived.' } },
  args: mailOf(
    giftCardRefundRedirected({ number: 'GC 2611 2048 77', amountPaise: 25_000_00, isToBank: true }),
  ),
};
export const NewsletterConfirm: Story = {
  parameters: { states: ['variant'], pictures: { skip: 'It looks like OneTimeCode, with a button.' } },
  args: mailOf(newsletterConfirm({ path: '/newsletter/confirm/7.t1k0a0.abc' })),
};
/** The only message with a link that ends the newsletter. */
export const NewsletterWelcome: Story = {
  parameters: { states: ['variant'] },
  args: mailOf(newsletterWelcome({ unsubscribePath: '/emails-unsubscribe?token=7.t1k0a0.abc' })),
};
export const DataRequestConfirm: Story = {
  parameters: { states: ['variant'], pictures: { skip: 'It looks like NewsletterConfirm.' } },
  args: mailOf(dataRequestConfirm({ kind: 'erasure', path: '/data-request/confirm/7.t1k0a0.abc' })),
};
export const DataRequestRegistered: Story = {
  parameters: { states: ['variant'], pictures: { skip: 'It looks like TicketReceived.' } },
  args: mailOf(
    dataRequestRegistered({
      ...{ number: 'DR-2611-2048-77', kind: 'correction', path: '/data-request' },
      dueAt: new Date('2026-12-29T05:00:00.000Z'),
    }),
  ),
};
export const DataRequestAnswered: Story = {
  parameters: { states: ['variant'], pictures: { skip: 'It looks like TicketAnswered.' } },
  args: mailOf(
    dataRequestAnswered({
      number: 'DR-2611-2048-77',
      answer: 'We have corrected your name in your account.\n\nInvoices that exist do not change, by law.',
    }),
  ),
};
