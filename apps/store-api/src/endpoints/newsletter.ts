import { callerName, createLimiter, type SharedCounts } from '@luxe/host';
import type { Mount } from '../http/mount.ts';
import { findCustomer } from '../modules/customer/repository.ts';
import { changePreferences, readPreferences, type Reader } from '../modules/newsletter/preferences.ts';
import {
  askToConfirm,
  changeByLink,
  confirmSubscription,
  type NewsletterParts,
} from '../modules/newsletter/subscriptions.ts';

const hour = 60 * 60_000;

/** The newsletter, and which messages a customer gets. */
export function newsletterRoutes(
  mount: Mount,
  { shared, ...parts }: NewsletterParts & { readonly shared?: SharedCounts | undefined },
) {
  const { db, clock } = parts;
  const limiter = (name: string, limit: number, windowMs = hour) =>
    createLimiter({ name, limit, windowMs, shared, elapsed: () => clock.elapsed() });
  const byNetwork = limiter('store newsletter by network', 20);
  const byAddress = limiter('store newsletter by address', 5, 24 * hour);
  const byCustomer = limiter('store mail preferences by customer', 60);

  mount('subscribeNewsletter', async ({ address, body, retryableError }) => {
    const wait = await byNetwork.take(callerName(address));
    if (wait !== undefined) throw retryableError('tooManySubscriptions', wait);
    // Further messages would only disturb the owner of the address. The response is the same.
    const isEnough = (await byAddress.take(body.email.toLowerCase())) !== undefined;
    if (!isEnough) await askToConfirm(parts, body.email);
    return { status: 'SUCCESS' };
  });

  mount('confirmNewsletter', async ({ body }) => {
    await confirmSubscription(parts, body.token);
    return { status: 'SUCCESS' };
  });

  mount('changeNewsletter', async ({ body }) => {
    await changeByLink(parts, body.token, body.isSubscribed);
    return { status: 'SUCCESS' };
  });

  const readerOf = async (customerId: number): Promise<Reader> => {
    const stored = await findCustomer(db, customerId);
    return { customerId, email: stored?.email ?? null, isVerified: stored?.emailVerified ?? false };
  };

  mount('mailPreferences', async ({ caller }) => readPreferences(db, await readerOf(caller.customerId)));

  mount('changeMailPreferences', async ({ caller, body, retryableError }) => {
    const wait = await byCustomer.take(String(caller.customerId));
    if (wait !== undefined) throw retryableError('tooManySubscriptions', wait);
    return changePreferences(parts, await readerOf(caller.customerId), body);
  });
}
