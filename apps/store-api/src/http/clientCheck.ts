import type { FastifyRequest } from 'fastify';
import { equalsSecret } from '@luxe/host';
import type { IncomingHttpHeaders } from 'node:http';
import { domainError } from '../errors/domainError.ts';
import type { Secrets } from '../secrets/secrets.ts';

/** Identifies the program that calls, and the shopper's IP address. */
export interface ClientCheck {
  /**
   * Checks that an identity call comes from a known program. `id` requires the client id in the headers,
   * `secret` also the client secret. Throws a 401 DomainError.
   */
  check(what: 'id' | 'secret', headers: IncomingHttpHeaders): void;
  /** Throws a 403 DomainError for any caller but the storefront. */
  checkStorefront(headers: IncomingHttpHeaders): void;
  /**
   * Returns the shopper's IP address. A request with the storefront's secret contains the address in a
   * header. For any other request, returns the address of the connection.
   */
  addressOf(request: FastifyRequest): string;
}

export function createClientCheck(secrets: Secrets): ClientCheck {
  const isStorefront = (headers: IncomingHttpHeaders) =>
    equalsSecret(headers['x-luxe-storefront-secret'], secrets.storefrontSecret);
  return {
    check(what, headers) {
      const isKnown = equalsSecret(headers['client-id'], secrets.identityClientId);
      if (
        !isKnown ||
        (what === 'secret' && !equalsSecret(headers['client-secret'], secrets.identityClientSecret))
      )
        throw domainError('unknownIdentityClient');
    },
    checkStorefront(headers) {
      if (!isStorefront(headers)) throw domainError('storefrontOnly');
    },
    addressOf({ headers, ip }) {
      const clientAddress = headers['x-luxe-client-address'];
      return isStorefront(headers) && typeof clientAddress === 'string' && clientAddress.length <= 64
        ? clientAddress
        : ip;
    },
  };
}
