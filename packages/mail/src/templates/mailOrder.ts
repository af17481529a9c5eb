import type { Block, MailItem } from '../layout/letter.ts';
import { button } from '../layout/letter.ts';

/** The order that a message is about. */
export interface MailOrder {
  /** Number of the order as the shopper reads it: `LX 2611 2048 77`. */
  readonly number: string;
  /** First name of the shopper; empty when unknown. */
  readonly firstName: string;
  /** Path of the page that shows the order. */
  readonly path: string;
}

/** An order, and some of its items. */
export interface OrderItems {
  readonly order: MailOrder;
  readonly items: readonly MailItem[];
}

export const seeOrder = ({ path }: MailOrder): Block => button('See the order', path);

/** `Thank you, Asha.`, or `Thank you.` for a shopper without a name. */
export const addressed = (words: string, { firstName }: MailOrder): string =>
  firstName ? `${words}, ${firstName}.` : `${words}.`;

/** Begins a sentence about items: `Your item has`, `Your 3 items have`. */
export function subjectOf(list: readonly MailItem[]): { readonly name: string; readonly has: string } {
  const count = list.reduce((sum, { quantity }) => sum + quantity, 0);
  return count === 1 ? { name: 'Your item', has: 'has' } : { name: `Your ${count} items`, has: 'have' };
}
