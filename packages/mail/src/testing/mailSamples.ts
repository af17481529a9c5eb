import type { MailItem } from '../layout/letter.ts';
import type { MailOrder } from '../templates/mailOrder.ts';
import type { MailAmounts, PlacedOrder } from '../templates/orderMails.ts';

/** Facts that the stories and tests of messages share. */
export const shop = { origin: 'https://shop.example' };

export const order: MailOrder = {
  number: 'LX 2611 2048 77',
  firstName: 'Asha',
  path: '/my-account/order?orderCode=LX-2611-2048-77',
};

export const saree: MailItem = {
  brand: 'Asha Rao',
  name: 'Kanjivaram silk saree',
  detail: 'Red',
  quantity: 1,
  paise: 48_000_00,
};

export const potlis: MailItem = {
  brand: 'Zari Katha',
  name: 'Embroidered potli',
  detail: 'Gold, One size',
  quantity: 2,
  paise: 12_400_00,
};

/** The longest names, with a word that no line can hold. */
export const longItem: MailItem = {
  brand: 'The Ahmedabad Society of Handloom Weavers and Embroiderers',
  name: `Hand-embroidered ${'zardozi'.repeat(14)} lehenga with a dupatta of organza and a belt`,
  detail: 'Deep maroon with old gold and a little ivory, Extra extra large',
  quantity: 12,
  paise: 1_23_45_678_90,
};

export const items = [saree, potlis];

const amounts: MailAmounts = {
  bag: 66_000_00,
  discount: 3_600_00,
  coupon: 2_000_00,
  bankOffer: 0,
  emiDiscount: 0,
  delivery: 0,
  brandCash: 500_00,
  points: 300_00,
  cliqCash: 1_000_00,
  total: 58_600_00,
};

export const placed: PlacedOrder = {
  order,
  items,
  amounts,
  isCash: false,
  address: ['Asha Rao', '12 Kasturba Road, Bengaluru, Karnataka 560001', '987 654 3210'],
  lastDay: '2026-12-02',
  gift: [],
};

export const carrier = { courierName: 'Blue Dart', trackingNumber: 'BD123456789IN' };
