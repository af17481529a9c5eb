import { parseConsent, type ConsentCategory, type StoredConsent } from '@luxe/contract/consent';

/**
 * The shopper's answer about stored data, from the cookie `consent`. Undefined without a valid answer, and on
 * the server, whose pages are the same for all shoppers.
 */
export const readStoredConsent = (): StoredConsent | undefined =>
  typeof document === 'undefined'
    ? undefined
    : parseConsent(/(?:^|; )consent=([^;]*)/.exec(document.cookie)?.[1], Date.now());

/** Whether the shopper has allowed a category. */
export const hasConsent = (category: ConsentCategory): boolean =>
  readStoredConsent()?.choices[category] === true;
