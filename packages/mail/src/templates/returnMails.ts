import { button, heading, items as itemBlock, note, paragraph, rows, type Letter } from '../layout/letter.ts';
import type { OrderItems } from './mailOrder.ts';
import { partRow, type MailRefundPart } from './refundMails.ts';

/** A return of items. `order.path` is the page of the return. */
interface MailReturn extends OrderItems {
  /** Number of the return as the shopper reads it: `RT 2611 0093 12`. */
  readonly number: string;
}

interface AcceptedReturn extends MailReturn {
  readonly method: 'schedulePickup' | 'quickDrop' | 'selfCourier' | 'nothing';
  /** What happens next, as a sentence without a full stop. */
  readonly nextStep: string;
  /** Where the shopper sends the items, a line each; empty for another method. */
  readonly sendTo: readonly string[];
  /** The store that takes the items, a line each; empty for another method. */
  readonly store: readonly string[];
  /** What goes back. */
  readonly parts: readonly MailRefundPart[];
}

/** A return is accepted: what the shopper does now, and what goes back. */
export function returnAccepted({
  order,
  number,
  items,
  method,
  nextStep,
  sendTo,
  store,
  parts,
}: AcceptedReturn): Letter {
  const title = method === 'nothing' ? 'We have your report' : 'Your return is accepted';
  return {
    subject: `${title}: ${number}`,
    preview: `${nextStep}.`,
    title,
    blocks: [
      paragraph(`Return ${number} of your order ${order.number}. ${nextStep}.`),
      ...todo[method].map(paragraph),
      ...[...store, ...sendTo].map(note),
      button('See the return', order.path),
      heading(method === 'nothing' ? 'Reported' : 'Coming back'),
      itemBlock(items),
      heading('What goes back'),
      rows(parts.map(partRow)),
      note(
        method === 'nothing'
          ? 'The refund starts when we have looked into it.'
          : 'The refund starts when the items have arrived and are checked.',
      ),
    ],
  };
}

const todo = {
  schedulePickup: ['Have the items ready in their box, with their tags. Collection is free.'],
  quickDrop: ['Show the code on the page of the return at the counter.'],
  selfCourier: ['Put the return slip in the box, and enter the tracking number on the page of the return.'],
  nothing: [],
} as const;

interface RejectedReturn extends MailReturn {
  /** Why, as a sentence; empty when unknown. */
  readonly reason: string;
}

/** The inspection has rejected the items. */
export const returnRejected = ({ order, number, items, reason }: RejectedReturn): Letter => ({
  subject: `Your return ${number} is rejected`,
  preview: reason,
  title: 'Your return is rejected',
  blocks: [
    paragraph(
      [`We have checked the items of return ${number}, and cannot take them back.`, reason]
        .filter(Boolean)
        .join(' '),
    ),
    paragraph(
      'If you disagree, write to us on the page of the return, once. Otherwise the items travel back.',
    ),
    button('See the return', order.path),
    itemBlock(items),
  ],
});
