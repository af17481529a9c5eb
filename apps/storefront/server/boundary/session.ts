import { createHash } from 'node:crypto';
import type { CallResponseInput, Session } from '@luxe/contract/calls';
import type { Arrival, Shopper } from './shopper.ts';
import type { Tokens } from './shopperTokens.ts';
import type { Upstream } from './upstream.ts';

/** Describes the shopper to a page, without tokens and without account names. */
export function describeSession(shopper: Shopper): Session {
  const { customer, identity, global, details } = shopper;
  return {
    loginType: customer ? 'customer' : 'guest',
    firstName: customer ? (details?.firstName ?? '') : '',
    maskedPhone: customer ? mask(details?.mobileNumber ?? '') : '',
    customerFingerprint: customer ? markOf(customer.userName) : '',
    hasCart: Boolean(shopper.cartGuid ?? shopper.cartCode),
    tokens: [
      ...(global ? [{ kind: 'global' as const, ...describeToken(global) }] : []),
      ...(customer
        ? [
            {
              kind: 'customer' as const,
              ...describeToken(customer),
              tokenTimeStamp_lux: customer.tokenTimeStamp_lux,
            },
          ]
        : []),
      ...(identity
        ? [{ kind: 'identity' as const, expires_in: identity.expires_in, isCustomerAccessToken: false }]
        : []),
    ],
  };
}

/**
 * Describes a login by link, for the first session response that follows the login [AUT-01, AUT-02, AUT-17].
 */
export const describeArrival = ({ userType, cartMerged, neuPassInfo }: Arrival) => ({
  arrival: { userType, cartMerged },
  neuPassInfo,
});

/**
 * Reads a customer's profile from the store again when the profile cookie is missing. The cookie lives ten
 * days, and the session longer.
 */
export async function fetchMissingDetails(
  shopper: Shopper,
  readProfile: () => Promise<unknown>,
  now: number,
): Promise<void> {
  if (!shopper.customer || shopper.details) return;
  const profile = await readProfile().catch(() => undefined);
  if (shopper.customer) saveProfile(shopper, profile, now);
}

/**
 * Saves a profile in its cookie. Ignores a boolean, which some stores return instead of a missing profile
 * [ACC-12].
 */
export function saveProfile(shopper: Shopper, response: unknown, now: number): void {
  if (typeof response !== 'object' || response === null) return;
  const profile = response as Partial<CallResponseInput<'customerProfile'>>;
  shopper.details = {
    emailID: profile.primaryEmailId ?? '',
    firstName: profile.firstName ?? '',
    lastName: profile.lastName ?? '',
    mobileNumber: profile.primaryMobile?.phoneNumber ?? '',
    loginTimeStamp: shopper.details?.loginTimeStamp ?? now,
  };
}

/**
 * Ends the sessions at the store and at the identity provider. A failed call is repeated once with a renewed
 * token [AUT-23], because the old token may have expired. Otherwise its refresh token would stay valid.
 * Clears the cookies even if both calls fail. The shopper is then a guest again and gets a guest's global
 * token [AUT-22].
 */
export async function logOut(upstream: Upstream, tokens: Tokens, shopper: Shopper, address: string) {
  const { customer, identity } = shopper;
  const next = tokens.forLogout(shopper, address);
  await Promise.all([
    customer && endWithRetry('revokeStoreToken', customer.access_token, next.customer),
    identity && endWithRetry('endSession', identity.accessToken, next.identity),
  ]);
  shopper.forget();
  await tokens.global(shopper, address).catch(() => undefined);

  async function endWithRetry(
    name: 'revokeStoreToken' | 'endSession',
    first: string,
    second: () => Promise<string | undefined>,
  ): Promise<void> {
    try {
      await upstream.call(name, { token: first, address });
    } catch {
      const token = await second().catch(() => undefined);
      if (token) await upstream.call(name, { token, address }).catch(() => undefined);
    }
  }
}

const describeToken = ({
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
