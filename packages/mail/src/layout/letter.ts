import type { Paise } from '@luxe/format';

/**
 * Units of one product in a message. Without a picture: the shop serves pictures to its own pages only, so
 * that a mail client in a browser could not show one.
 */
export interface MailItem {
  readonly brand: string;
  readonly name: string;
  /** Colour and size; empty for none. */
  readonly detail: string;
  readonly quantity: number;
  /** Price of the units after discounts; undefined to show none. */
  readonly paise?: Paise | undefined;
}

/** A row of a table: a name and its value. */
export interface MailRow {
  readonly name: string;
  readonly value: string;
  /** True for the sum of the rows above. */
  readonly isTotal?: boolean;
}

/** A link to a page of the shop. `path` begins with a slash. */
export interface MailLink {
  readonly label: string;
  readonly path: string;
}

/** The picture of a gift card. */
export interface MailCard {
  readonly tone: 'ink' | 'paper' | 'oxblood';
  /** The sender's words; empty for none. */
  readonly message: string;
  readonly recipientName: string;
  readonly senderName: string;
  readonly amountPaise: Paise;
}

/** A part of a letter. */
export type Block =
  | { readonly kind: 'paragraph' | 'heading' | 'note'; readonly text: string }
  /** A code to type, in large digits. */
  | { readonly kind: 'code'; readonly text: string }
  /** A gift card as its recipient sees it. */
  | ({ readonly kind: 'card' } & MailCard)
  | { readonly kind: 'items'; readonly items: readonly MailItem[] }
  | { readonly kind: 'rows'; readonly rows: readonly MailRow[] }
  /** A scale with its explanation. Each score links to a page of the shop. */
  | { readonly kind: 'scores'; readonly text: string; readonly links: readonly MailLink[] }
  /** A link to a page of the shop, as a button. */
  | { readonly kind: 'button'; readonly label: string; readonly path: string };

/** The content of a message, before `toMail` renders it. */
export interface Letter {
  readonly subject: string;
  /** Line that a list of messages shows after the subject. */
  readonly preview: string;
  readonly title: string;
  /** Why the reader gets it. Default: it is about an order or the account. */
  readonly reason?: string;
  /** Page that ends messages like this one; only of a newsletter. */
  readonly unsubscribePath?: string;
  readonly blocks: readonly Block[];
}

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
export const heading = (text: string): Block => ({ kind: 'heading', text });
export const note = (text: string): Block => ({ kind: 'note', text });
export const code = (text: string): Block => ({ kind: 'code', text });
export const card = ({ tone, message, recipientName, senderName, amountPaise }: MailCard): Block => ({
  kind: 'card',
  ...{ tone, message, recipientName, senderName, amountPaise },
});
export const items = (list: readonly MailItem[]): Block => ({ kind: 'items', items: list });
export const rows = (list: readonly MailRow[]): Block => ({ kind: 'rows', rows: list });
export const button = (label: string, path: string): Block => ({ kind: 'button', label, path });
export const scores = (text: string, links: readonly MailLink[]): Block => ({ kind: 'scores', text, links });
