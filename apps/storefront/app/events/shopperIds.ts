import { notAvailable } from '@luxe/contract/event-values';
import { hasConsent, readStored } from '@luxe/resources';

const year = 365 * 24 * 60 * 60;

/**
 * The id under which a receiver outside the shop counts the shopper: the mark of the customer, else the
 * random id of the browser, else NA [ANA-02]. None of them is known to the customer's account outside the
 * shop. The cookie of the random id needs consent for preferences [DAT-02].
 */
export function shopperId(): string {
  const customer = customerMark();
  if (customer) return customer;
  // After a withdrawal the id stays until the store has deleted the views, and is not used.
  if (!hasConsent('preferences')) return notAvailable;
  const known = readVisitorId();
  if (known) return known;
  const isSecure = location.protocol === 'https:' ? ';secure' : '';
  document.cookie = `visitorId=${crypto.randomUUID()};path=/;max-age=${year};samesite=lax${isSecure}`;
  return readVisitorId() ?? notAvailable;
}

/** A number that stands for the customer. Undefined for a guest. */
export function customerMark(): string | undefined {
  const stored = readStored('customerId');
  return typeof stored === 'string' && stored !== '' ? stored : undefined;
}

const readVisitorId = (): string | undefined => /(?:^|; )visitorId=([\da-f-]{36})/.exec(document.cookie)?.[1];

/** Whether the shopper came from the partner's app. */
export const isFromPartner = (): boolean => /(?:^|; )appSource=tcp(?:;|$)/.test(document.cookie);
