import type { ConsentCategory } from '../consent/consent.ts';
import type { EventName } from './events.ts';

/**
 * Who receives events. `sales`: sales analytics. `personalisation`: the store, for the rails. `engagement`:
 * customer-engagement analytics. `advertising`: the ad tracking URLs.
 */
export type Receiver = 'sales' | 'personalisation' | 'engagement' | 'advertising';

/** What a shopper must allow before a receiver gets an event. */
export const receiverCategories = {
  sales: 'measurement',
  personalisation: 'preferences',
  engagement: 'advertising',
  advertising: 'advertising',
} as const satisfies Record<Receiver, ConsentCategory>;

const engagement = ['engagement'] as const;
const sale = ['sales', 'engagement', 'advertising'] as const;

/** The receivers of each event. */
export const receivers = {
  'page viewed': engagement,
  'screen viewed': engagement,
  'hover links viewed': engagement,
  'OTP sent': engagement,
  'OTP submitted': engagement,
  'login done': engagement,
  'login failed': engagement,
  'logged out': engagement,
  'sign up viewed': engagement,
  'product viewed': ['sales', 'personalisation', 'engagement', 'advertising'],
  'added to cart': sale,
  'removed from cart': engagement,
  'added to wishlist': engagement,
  'removed from wishlist': engagement,
  'buy now': engagement,
  'listing viewed': engagement,
  search: engagement,
  'search results seen': engagement,
  'pincode chosen': engagement,
  'checkout viewed': engagement,
  'payment method selected': engagement,
  'brand cash viewed': engagement,
  'loyalty points viewed': engagement,
  'order placed': sale,
  'order unsuccessful': engagement,
  'return requested': engagement,
  'cancellation requested': engagement,
  'lead clicked': engagement,
  'lead viewed': engagement,
  'lead submitted': engagement,
  'lead succeeded': engagement,
  'lead duplicate': engagement,
  'lead failed': engagement,
} as const satisfies Record<EventName, readonly Receiver[]>;

/** Whether a receiver gets an event. False for an event that an earlier version of the shop has stored. */
export const isReceivedBy = (receiver: Receiver, name: EventName): boolean =>
  (receivers[name] as readonly Receiver[] | undefined)?.includes(receiver) === true;
