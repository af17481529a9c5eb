import { consentDays } from '@luxe/contract/consent';
import type { FastifyReply, FastifyRequest } from 'fastify';

const day = 24 * 60 * 60;

/**
 * Cookie lifetimes in seconds, by the cookie names of the specification [TOK-03] [TOK-14]. A lifetime of
 * `undefined` means that the cookie lasts until the browser closes.
 */
const lifetimes = {
  accessToken: 10 * day,
  customerAccessToken: 365 * day,
  identitySession: 365 * day,
  userdetails: 10 * day,
  cartGuid: 365 * day,
  cartCode: 365 * day,
  /** Guid of the gift card that the shopper is buying or has bought [DAT-02]. */
  giftCardGuid: 365 * day,
  /** Code of the buy-now cart [BAG-08]. */
  buyNowCart: 365 * day,
  luxe_hint: 365 * day,
  /** The value `tcp` means that the shopper came from the partner's app. Lasts until the browser closes. */
  appSource: undefined,
  cid: 7 * day,
  utm_source: 7 * day,
  /**
   * Random id of this browser in personalisation and events [DAT-02]: set with the first of them after
   * consent for preferences, removed when it is withdrawn.
   */
  visitorId: 365 * day,
  /**
   * The shopper's answer about stored data (`@luxe/contract/consent`). A page writes it at once; the server
   * writes it again, because Safari limits cookies of scripts to seven days.
   */
  consent: consentDays * day,
  /**
   * Result of a login through a login link. The next session response returns this result to the page, only
   * once.
   */
  luxe_arrived: 60,
  /** A login link that waits for the shopper's confirmation. */
  luxe_link: 600,
} as const;

/**
 * Cookies that scripts may read. They hold flags, the sources of the visit and a random id, never the
 * shopper's identity.
 */
const readable: ReadonlySet<string> = new Set([
  'luxe_hint',
  'appSource',
  'cid',
  'utm_source',
  'visitorId',
  'consent',
]);

export type CookieName = keyof typeof lifetimes;

/** Cookies that logout preserves: choices that do not identify the shopper. */
const preservedAtLogout = new Set(['theme', 'consent']);

/**
 * The cookies of one request and its response. Reads incoming cookies, remembers changes, and sends only
 * changes.
 */
export interface CookieJar {
  get(name: CookieName): string | undefined;
  set(name: CookieName, value: string | undefined): void;
  /** Clears every incoming cookie except theme and consent. */
  clear(): void;
}

/** A cookie jar without a browser behind it: reads no cookie and discards every change. */
export const noCookies: CookieJar = { get: () => undefined, set: () => undefined, clear: () => undefined };

export function createCookieJar(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): CookieJar {
  const changed = new Map<CookieName, string | undefined>();
  const common = { path: '/', sameSite: 'lax', secure: isSecure } as const;
  return {
    get: (name) => (changed.has(name) ? changed.get(name) : request.cookies[name]),
    set(name, value) {
      if (value === this.get(name)) return;
      changed.set(name, value);
      const attributes = { ...common, httpOnly: !readable.has(name) };
      const maxAge = lifetimes[name];
      if (value === undefined) reply.clearCookie(name, attributes);
      else reply.setCookie(name, value, maxAge === undefined ? attributes : { ...attributes, maxAge });
    },
    clear() {
      for (const name of new Set([...Object.keys(request.cookies), ...changed.keys()])) {
        if (preservedAtLogout.has(name)) continue;
        if (name in lifetimes) this.set(name as CookieName, undefined);
        else reply.clearCookie(name, common);
      }
    },
  };
}
