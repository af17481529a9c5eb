import type { Letter } from './letter.ts';
import { toHtml } from './toHtml.ts';
import { toText } from './toText.ts';

/** The shop that sends a message. */
export interface MailShop {
  /** Origin of the storefront, for links. */
  readonly origin: string;
}

/** A message, ready to be sent. `html` and `text` have the same content. */
export interface Mail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Renders a letter with the layout of the shop. */
export const toMail = (letter: Letter, shop: MailShop): Mail => ({
  subject: letter.subject,
  html: toHtml(letter, shop),
  text: toText(letter, shop),
});
