import { createHash } from 'node:crypto';
import type { CallAnswer, Session } from '@luxe/contract/calls';
import type { Arrival, Shopper } from './shopper.ts';
import type { Tokens } from './tokens.ts';
import type { Upstream } from './upstream.ts';

/** Who the shopper is, as a page may know it: no token and no name of a person's account. */
export function describeSession(shopper: Shopper): Session {
  const { customer, identity, global, details } = shopper;
  return {
    loginType: customer ? 'customer' : 'guest',
    firstName: customer ? (details?.firstName ?? '') : '',
    maskedPhone: customer ? mask(details?.mobileNumber ?? '') : '',
    customerMark: customer ? markOf(customer.userName) : '',
    hasCart: Boolean(shopper.cartGuid ?? shopper.cartCode),
    tokens: [
      ...(global ? [{ kind: 'global' as const, ...note(global) }] : []),
      ...(customer
        ? [{ kind: 'customer' as const, ...note(customer), tokenTimeStamp_lux: customer.tokenTimeStamp_lux }]
        : []),
      ...(identity
        ? [{ kind: 'identity' as const, expires_in: identity.expires_in, isCustomerAccessToken: false }]
        : []),
    ],
  };
}

/** A login by link, as the session that it began tells of it [AUT-01, AUT-02, AUT-17]. */
export const toldOf = ({ userType, cartMerged, neuPassInfo }: Arrival) => ({
  arrival: { userType, cartMerged },
  neuPassInfo,
});

/** The profile cookie lives ten days, the session longer: a customer without one is asked for again from the store. */
export async function fetchMissingDetails(
  shopper: Shopper,
  readProfile: () => Promise<unknown>,
  now: number,
): Promise<void> {
  if (!shopper.customer || shopper.details) return;
  const profile = await readProfile().catch(() => undefined);
  if (shopper.customer) keepProfile(shopper, profile, now);
}

/** Keeps a profile in its cookie, unless the answer is a boolean: that is how some stores say that they have none [ACC-12]. */
export function keepProfile(shopper: Shopper, answer: unknown, now: number): void {
  if (typeof answer !== 'object' || answer === null) return;
  const profile = answer as Partial<CallAnswer<'customerProfile'>>;
  shopper.details = {
    emailID: profile.primaryEmailId ?? '',
    firstName: profile.firstName ?? '',
    lastName: profile.lastName ?? '',
    mobileNumber: profile.primaryMobile?.phoneNumber ?? '',
    loginTimeStamp: shopper.details?.loginTimeStamp ?? now,
  };
}

/**
 * Ends both sessions and forgets the shopper. What the other programs say does not matter to her: she is logged out here in any case.
 * Each session is tried a second time with a new token [AUT-23]: one that has run out would leave its refresh token alive. She is forgotten
 * when both have been tried, not when one is refused. A guest again, she gets a global token [AUT-22].
 */
export async function logOut(upstream: Upstream, tokens: Tokens, shopper: Shopper, address: string) {
  const { customer, identity } = shopper;
  const next = tokens.forLeaving(shopper, address);
  await Promise.all([
    customer && endTwice('revokeStoreToken', customer.access_token, next.customer),
    identity && endTwice('endSession', identity.accessToken, next.identity),
  ]);
  shopper.forget();
  await tokens.global(shopper, address).catch(() => undefined);

  async function endTwice(
    name: 'revokeStoreToken' | 'endSession',
    first: string,
    second: () => Promise<string | undefined>,
  ): Promise<void> {
    try {
      await upstream.ask(name, { token: first, address });
    } catch {
      const token = await second().catch(() => undefined);
      if (token) await upstream.ask(name, { token, address }).catch(() => undefined);
    }
  }
}

const note = ({
  expires_in,
  isCustomerAccessToken,
}: {
  expires_in: number;
  isCustomerAccessToken: boolean;
}) => ({
  expires_in,
  isCustomerAccessToken,
});
const markOf = (userName: string) => `c${createHash('sha256').update(userName).digest('hex').slice(0, 12)}`;
const mask = (phone: string) => (phone ? '•'.repeat(Math.max(0, phone.length - 4)) + phone.slice(-4) : '');
