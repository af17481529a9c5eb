import type { Paise } from '@luxe/format';
import type { GiftCardTone } from '@luxe/patterns/gift-card-face';

export type Design = { id: string; title: string; tone: GiftCardTone; picture: string | undefined };

/** What the page of the purchase offers. */
export type BuyModel = {
  designs: readonly Design[];
  /** In paise. */
  presets: readonly Paise[];
  least: Paise;
  most: Paise;
  messageLimit: number;
  /** First and last day of a delivery on a date, YYYY-MM-DD. */
  firstDay: string;
  lastDay: string;
  validityMonths: number;
};

/** Values of the form. They survive a reload of the tab. */
export type BuyValues = {
  /** Id of a design. */
  design: string;
  /** Rupees of a preset in digits, or `other`. */
  preset: string;
  /** The typed amount, if `preset` is `other`. */
  otherAmount: string;
  recipientName: string;
  recipientEmail: string;
  senderName: string;
  senderEmail: string;
  message: string;
  when: 'now' | 'date';
  /** Day of a delivery on a date, YYYY-MM-DD; null for none. */
  date: string | null;
};
