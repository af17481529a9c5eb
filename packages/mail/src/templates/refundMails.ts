import { formatDay, formatPaise, type Paise } from '@luxe/format';
import { items as itemBlock, note, paragraph, rows, type Letter } from '../layout/letter.ts';
import { seeOrder, type MailOrder, type OrderItems } from './mailOrder.ts';

/** A part of a refund. */
export interface MailRefundPart {
  /** Where it goes, as the shopper knows it: `Visa ending 4242`. */
  readonly name: string;
  readonly paise: Paise;
  /** Day by which it arrives, YYYY-MM-DD; undefined for a part that has arrived. */
  readonly day?: string | undefined;
  /** The bank's number of the refund, when it is known. */
  readonly bankReference?: string | null;
}

export interface MailRefund extends OrderItems {
  readonly parts: readonly MailRefundPart[];
}

const total = (parts: readonly MailRefundPart[]): string =>
  formatPaise(parts.reduce((sum, { paise }) => sum + paise, 0));

/** A refund has begun: some of it arrives later. */
export function refundStarted({ order, items, parts }: MailRefund): Letter {
  return {
    subject: `Your refund of ${total(parts)} has started`,
    preview: `Order ${order.number}.`,
    title: 'Your refund has started',
    blocks: [
      paragraph(
        `We give back ${total(parts)} of your order ${order.number}. Each amount goes to where it came from.`,
      ),
      rows(parts.map(partRow)),
      note('A bank may need a few days. We write again when it has confirmed the refund.'),
      itemBlock(items),
      seeOrder(order),
    ],
  };
}

/** All or a part of a refund has arrived. */
export function refundDone({ order, items, parts }: MailRefund): Letter {
  return {
    subject: `Your refund of ${total(parts)} is complete`,
    preview: `Order ${order.number}.`,
    title: 'Your money is back',
    blocks: [
      paragraph(`${total(parts)} of your order ${order.number} went back to where it came from.`),
      rows(parts.map((part) => partRow({ ...part, day: undefined }))),
      note('If your bank does not show it yet, give it the bank reference, or ask us.'),
      itemBlock(items),
      seeOrder(order),
    ],
  };
}

/** The provider rejects a part of a refund, so that it needs another destination. */
export function refundFailed({ order, items, parts }: MailRefund): Letter {
  const names = parts.map(({ name }) => name).join(', ');
  return {
    subject: `Your refund of ${total(parts)} was rejected`,
    preview: 'Your bank has rejected it.',
    title: 'Your bank has rejected the refund',
    blocks: [
      paragraph(
        `We tried to give back ${total(parts)} of your order ${order.number} (${names}), and the bank rejected it. The money is safe with us.`,
      ),
      paragraph('Please choose another way on the page of the order: cliq cash, or a bank account.'),
      itemBlock(items),
      seeOrder(order),
    ],
  };
}

/** A rejected part of a refund goes to a bank account that was chosen in the account. */
export function refundRedirected({ order, items, parts }: MailRefund): Letter {
  return {
    subject: `Your refund of ${total(parts)} goes to a bank account`,
    preview: 'It was chosen in your account.',
    title: 'Your refund goes elsewhere',
    blocks: [
      paragraph(
        `A bank had rejected a refund of your order ${order.number}. A bank account was chosen in your account, and we transfer the refund there.`,
      ),
      rows(parts.map(partRow)),
      seeOrder(order),
      note('You did not choose it? Get in touch with us at once, and change the password of your account.'),
      itemBlock(items),
    ],
  };
}

export interface ReturnedCharge {
  readonly order: MailOrder;
  readonly paise: Paise;
  /** Whether the amount is back already. */
  readonly isDone: boolean;
}

/** A payment arrived for an order that is not placed, so it goes back. */
export function chargeReturned({ order, paise, isDone }: ReturnedCharge): Letter {
  const amount = formatPaise(paise);
  return {
    subject: isDone ? `Your refund of ${amount} is complete` : `Your payment of ${amount} goes back`,
    preview: `Order ${order.number} is not placed.`,
    title: isDone ? 'Your money is back' : 'Your payment goes back',
    blocks: [
      paragraph(
        isDone
          ? `${amount} went back. Your order ${order.number} is not placed.`
          : `Your bank has charged ${amount} for the order ${order.number}, which is not placed. We have asked it to give the amount back.`,
      ),
      note('A bank may need a few days to show it.'),
    ],
  };
}

export interface ElsewhereCharge extends Pick<ReturnedCharge, 'order' | 'paise'> {
  /** True: the desk transfers it to a bank account. False: it is added to cliq cash. */
  readonly isToBank: boolean;
}

/** The bank rejects to take a payment back that arrived for an order that is not placed. */
export function chargeRejected({ order, paise }: Pick<ReturnedCharge, 'order' | 'paise'>): Letter {
  return {
    subject: `Your refund of ${formatPaise(paise)} was rejected`,
    preview: 'Your bank has rejected it.',
    title: 'Your bank has rejected the refund',
    blocks: [
      paragraph(
        `We tried to give back ${formatPaise(paise)} that you paid for the order ${order.number}, which is not placed. The bank rejected it. The money is safe with us.`,
      ),
      paragraph('Write to us: we pay it to a bank account that you name, or add it to your cliq cash.'),
    ],
  };
}

/** Such a payment goes to a bank account, or is in cliq cash. */
export function chargeRedirected({ order, paise, isToBank }: ElsewhereCharge): Letter {
  const amount = formatPaise(paise);
  return {
    subject: `Your refund of ${amount} goes another way`,
    preview: isToBank ? 'We transfer it to a bank account.' : 'It is in your cliq cash.',
    title: 'Your refund goes another way',
    blocks: [
      paragraph(
        isToBank
          ? `We transfer ${amount} of the order ${order.number} to the bank account that you named. Write to us at once if you did not name one.`
          : `We have added ${amount} of the order ${order.number} to your cliq cash.`,
      ),
    ],
  };
}

/** A part of a refund as a row, with its bank reference and day. */
export const partRow = ({ name, paise, day, bankReference }: MailRefundPart) => ({
  name: bankReference ? `${name}, bank reference ${bankReference}` : name,
  value: day === undefined ? formatPaise(paise) : `${formatPaise(paise)} by ${formatDay(day)}`,
});
