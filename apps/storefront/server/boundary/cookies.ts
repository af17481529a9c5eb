import type { FastifyReply, FastifyRequest } from 'fastify';

const day = 24 * 60 * 60;

/** Cookies by the specification's names, with their lifetimes in seconds [TOK-03] [TOK-14]; undefined: until the browser is closed. */
const lifetimes = {
  accessToken: 10 * day,
  customerAccessToken: 365 * day,
  identitySession: 365 * day,
  userdetails: 10 * day,
  cartGuid: 365 * day,
  cartCode: 365 * day,
  /** Code of the cart to buy now [BAG-08]. */
  buyNowCart: 365 * day,
  luxe_hint: 365 * day,
  /** `tcp`: the shopper came from the partner's app. As long as the browser is open. */
  appSource: undefined,
  cid: 7 * day,
  utm_source: 7 * day,
  /** A browser that may be counted, by a name that says nothing [DAT-02]: made with the first event, taken away when that is no longer wished. */
  visitorId: 365 * day,
  /** What came of a login by the link that led here: the page is told of it with its session, once. */
  luxe_arrived: 60,
  /** A login by link that waits for the shopper's answer. */
  luxe_link: 600,
} as const;

/** For scripts to read: they say whether and from where, of what kind she is, never who. */
const readable: ReadonlySet<string> = new Set(['luxe_hint', 'appSource', 'cid', 'utm_source', 'visitorId']);

export type CookieName = keyof typeof lifetimes;

/** What logging out leaves: choices that say nothing of who somebody is. */
const keptAtLogout = new Set(['theme', 'consent']);

/** The cookies of one request and its answer: reads what came, remembers what was set, writes each once. */
export interface CookieJar {
  get(name: CookieName): string | undefined;
  set(name: CookieName, value: string | undefined): void;
  /** Forgets every cookie that came, but theme and consent. */
  clear(): void;
}

/** The jar of nobody: nothing came, and what is set goes nowhere. */
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
        if (keptAtLogout.has(name)) continue;
        if (name in lifetimes) this.set(name as CookieName, undefined);
        else reply.clearCookie(name, common);
      }
    },
  };
}
