import { schemas } from '@luxe/contract/schemas';
import { calls } from '@luxe/contract/calls';
import { domainError, retryableError } from '../../errors/domainError.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { IdentityProvider } from './provider.ts';

const timeoutMs = 5000;

export interface ExternalIdentityOptions {
  /** Origin at which the provider serves the endpoints of the contract. */
  readonly origin: string;
  readonly secrets: Pick<Secrets, 'identityClientId'>;
}

/**
 * Calls an external identity provider, whose endpoints match the contract. The store only reads the profile
 * of the customer who owns a token.
 */
export function createExternalIdentity({ origin, secrets }: ExternalIdentityOptions): IdentityProvider {
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
      if (!response || response.status >= 500 || response.status === 429)
        throw retryableError('loginUnavailable', 3);
      if (!response.ok) throw domainError('loginInvalid');
      const profile = schemas.fetchCustomer.response.safeParse(await response.json().catch(() => undefined));
      if (!profile.success) throw retryableError('loginUnavailable', 3);
      return profile.data;
    },
  };
}
