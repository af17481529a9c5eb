import type { FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Refusal } from '../refusal.ts';
import type { Secrets } from '../secrets.ts';

/** Which program is calling, and for which shopper. */
export interface ClientCheck {
  /** Identity calls carry the client id, some the client secret too. Throws a 401 Refusal. */
  check(what: 'id' | 'secret', headers: IncomingHttpHeaders): void;
  /** What the storefront alone may ask. Throws a 403 Refusal. */
  checkStorefront(headers: IncomingHttpHeaders): void;
  /** The shopper's address: the storefront's word is believed only with its credential. */
  addressOf(request: FastifyRequest): string;
}

export function createClientCheck(secrets: Secrets): ClientCheck {
  const isStorefront = (headers: IncomingHttpHeaders) =>
    isSame(headers['x-luxe-storefront-secret'], secrets.storefrontSecret);
  return {
    check(what, headers) {
      const isKnown = isSame(headers['client-id'], secrets.identityClientId);
      if (!isKnown || (what === 'secret' && !isSame(headers['client-secret'], secrets.identityClientSecret)))
        throw new Refusal(401, 'SSO-1100', 'This client is not known.');
    },
    checkStorefront(headers) {
      if (!isStorefront(headers)) throw new Refusal(403, 'FORBIDDEN', 'This is for the storefront alone.');
    },
    addressOf({ headers, ip }) {
      const told = headers['x-luxe-client-address'];
      return isStorefront(headers) && typeof told === 'string' && told.length <= 64 ? told : ip;
    },
  };
}

/** Compares without telling by its time how much was right. */
export function isSame(given: unknown, secret: string): boolean {
  return typeof given === 'string' && timingSafeEqual(digest(given), digest(secret));
}

const digest = (text: string) => createHash('sha256').update(text).digest();
