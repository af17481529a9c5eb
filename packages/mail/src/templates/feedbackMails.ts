import { button, items as itemBlock, note, paragraph, scores, type Letter } from '../layout/letter.ts';
import type { MailItem } from '../layout/letter.ts';

interface AskedFeedback {
  readonly kind: 'order' | 'return';
  /** Number of the order or the return as the shopper reads it: `LX 2611 2048 77`. */
  readonly number: string;
  /** First name of the shopper; empty when unknown. */
  readonly firstName: string;
  readonly items: readonly MailItem[];
  /** Path of the form. */
  readonly path: string;
  /** Path of the page that opens with a score from 0 to 10. */
  readonly scorePath: (score: number) => string;
}

/** Asks for a score, once for an order or a return [ORD-12]. */
export function feedbackAsked({ kind, number, firstName, items, path, scorePath }: AskedFeedback): Letter {
  const { subject, question } = words[kind];
  return {
    subject: `${subject} ${number}`,
    preview: 'One question, and one minute.',
    title: 'How was it?',
    blocks: [
      paragraph(`${firstName ? `${firstName}, how` : 'How'} likely are you to recommend us ${question}?`),
      scores(
        'Choose from 0, not at all likely, to 10, extremely likely.',
        Array.from({ length: 11 }, (_, score) => ({ label: String(score), path: scorePath(score) })),
      ),
      itemBlock(items.map((item) => ({ ...item, paise: undefined }))),
      button('Write to us about it', path),
      note('We ask once. On the page, you can also choose to get no more such requests.'),
    ],
  };
}

const words = {
  order: { subject: 'How was your order', question: 'to a friend after this order' },
  return: { subject: 'How was your return', question: 'to a friend after this return' },
} as const;
