import { schemas } from '@luxe/contract/schemas';
import { calls } from '@luxe/contract/calls';
import { Refusal } from '../../refusal.ts';
import type { Secrets } from '../../secrets.ts';
import type { IdentityProvider } from './provider.ts';

const timeoutMs = 5000;

export interface OutsideOptions {
  /** Where the provider answers the calls of the contract. */
  readonly origin: string;
  readonly secrets: Pick<Secrets, 'identityClientId'>;
}

/** An identity provider of somebody else, spoken to by the contract: the store asks it who the bearer of a token is, and nothing more. */
export function createOutsideIdentity({ origin, secrets }: OutsideOptions): IdentityProvider {
  const unavailable = () =>
    new Refusal(503, 'S5030', 'Logging in is not possible just now. Please try again in a moment.', 3);
  return {
    async profile(accessToken) {
      const response = await fetch(new URL(calls.fetchCustomer.path, origin), {
        headers: {
          accept: 'application/json',
          authorization: `Bearer ${accessToken}`,
          'client-id': secrets.identityClientId,
        },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      }).catch(() => undefined);
      if (!response || response.status >= 500 || response.status === 429) throw unavailable();
      if (!response.ok)
        throw new Refusal(401, 'SSO-1101', 'This login is not valid any more. Please log in again.');
      const profile = schemas.fetchCustomer.response.safeParse(await response.json().catch(() => undefined));
      if (!profile.success) throw unavailable();
      return profile.data;
    },
  };
}
