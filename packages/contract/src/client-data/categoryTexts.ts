import type { DataCategory } from './clientData.ts';

/** Names and purposes of the categories, for the form about cookies and the page /consent. */
export const categoryTexts: Readonly<
  Record<DataCategory, { readonly title: string; readonly text: string }>
> = {
  necessary: {
    title: 'Necessary',
    text: 'Bag, login, payment, the colours and pincode that you choose, and protection from fraud.',
  },
  preferences: {
    title: 'Preferences',
    text: 'Remembers what you looked at, and selects products and searches for you.',
  },
  measurement: {
    title: 'Measurement',
    text: 'Counts visits and sales, and shows us which pages are slow or confusing.',
  },
  advertising: {
    title: 'Advertising',
    text: 'Lets our partners know which advertisement led to an order, and sends you offers.',
  },
};
