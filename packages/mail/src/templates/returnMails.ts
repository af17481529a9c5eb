import { button, heading, items as itemBlock, note, paragraph, rows, type Letter } from '../layout/letter.ts';
import type { OrderItems } from './mailOrder.ts';
import { partRow, type MailRefundPart } from './refundMails.ts';

/** A return of items. `order.path` is the page of the return. */
interface MailReturn extends OrderItems {
  /** Number of the return as the shopper reads it: `RT 2611 0093 12`. */
  readonly number: string;
}

interface AcceptedReturn extends MailReturn {
  /** What the shopper gets. */
  readonly kind: 'refund' | 'replacement';
  /** The sizes and colours that are reserved; empty for a refund. */
  readonly wanted: readonly string[];
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
  kind,
  wanted,
  method,
  nextStep,
  sendTo,
  store,
  parts,
}: AcceptedReturn): Letter {
  const isReplacement = kind === 'replacement';
  const name = isReplacement ? 'replacement' : 'return';
  const title = method === 'nothing' ? 'We have your report' : `Your ${name} is accepted`;
  return {
    subject: `${title}: ${number}`,
    preview: `${nextStep}.`,
    title,
    blocks: [
      paragraph(
        `${isReplacement ? 'Replacement' : 'Return'} ${number} of your order ${order.number}. ${nextStep}.`,
      ),
      ...(isReplacement
        ? [paragraph(`Reserved for you: ${wanted.join('; ')}. There is nothing to pay.`)]
        : []),
      ...todo[method].map(paragraph),
      ...[...store, ...sendTo].map(note),
      button(`See the ${name}`, order.path),
      heading(method === 'nothing' ? 'Reported' : 'Coming back'),
      itemBlock(items),
      ...(parts.length > 0 ? [heading('What goes back'), rows(parts.map(partRow))] : []),
      note(
        [
          isReplacement ? 'We send the new item' : 'The refund starts',
          method === 'nothing'
            ? 'when we have looked into it.'
            : 'when the items have arrived and are checked.',
        ].join(' '),
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

interface SentReplacement extends MailReturn {
  /** The next event of the new item, as a sentence without a full stop. */
  readonly nextStep: string;
}

/** The items of a replacement are accepted, and the new ones are prepared. */
export const replacementSent = ({ order, number, items, nextStep }: SentReplacement): Letter => ({
  subject: `Your new item is being prepared: ${number}`,
  preview: `${nextStep}.`,
  title: 'Your new item is being prepared',
  blocks: [
    paragraph(`We have checked what you sent back. The new item is yours. ${nextStep}.`),
    paragraph('There is nothing to pay. We write again when it is shipped.'),
    button('See the replacement', order.path),
    heading('The new item'),
    itemBlock(items),
  ],
});

/** The items of a replacement are accepted, but the new ones are not available any more. */
export const replacementGone = ({ order, number, items }: SentReplacement): Letter => ({
  subject: `We refund you instead: ${number}`,
  preview: 'What you chose is no longer available.',
  title: 'We refund you instead',
  blocks: [
    paragraph(
      'We have checked what you sent back. What you chose instead is no longer available, and we are sorry.',
    ),
    paragraph('So you get your money back. A separate message has the amounts.'),
    button('See the replacement', order.path),
    itemBlock(items),
  ],
});
