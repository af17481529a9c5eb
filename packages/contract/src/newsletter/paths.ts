/** Signs up for the newsletter, and shows the outcome. The form posts to the same path. */
export const newsletterPath = '/newsletter';
/** Confirms a subscription by the link of a message. The form of the page posts to the same path. */
export const newsletterConfirmPath = (token: string): string => `${newsletterPath}/confirm/${token}`;
/**
 * Ends a subscription by the link of a message. Mail programs post to this path without the page (RFC 8058),
 * and so does the form of the page.
 */
export const unsubscribePath = (token = ''): string =>
  `/emails-unsubscribe${token && `?token=${encodeURIComponent(token)}`}`;
/** Asks for personal data, its correction or its erasure. */
export const dataRequestPath = '/data-request';
/** Confirms the request of a guest by the link of a message. The form of the page posts to the same path. */
export const dataRequestConfirmPath = (token: string): string => `${dataRequestPath}/confirm/${token}`;

/** Outcomes that the server names in the address of the newsletter page. */
export const newsletterOutcomes = [
  'sent',
  'invalid',
  'busy',
  'failed',
  'confirmed',
  'expired',
  'unknown',
] as const;
export type NewsletterOutcome = (typeof newsletterOutcomes)[number];
/** Outcomes on the page that ends a subscription. */
export const unsubscribeOutcomes = ['ended', 'resumed', 'failed', 'unknown'] as const;
export type UnsubscribeOutcome = (typeof unsubscribeOutcomes)[number];
/** Outcomes on the page of data requests. */
export const dataRequestOutcomes = ['confirmed', 'expired', 'unknown', 'failed'] as const;
export type DataRequestOutcome = (typeof dataRequestOutcomes)[number];
