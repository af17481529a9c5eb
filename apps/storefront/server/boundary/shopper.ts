import { randomUUID } from 'node:crypto';
import { onlyNecessary, parseConsent, type ConsentChoices } from '@luxe/contract/consent';
import type { CallResponseInput } from '@luxe/contract/calls';
import type { CookieJar, CookieName } from './cookies.ts';
import type { Device } from './upstream.ts';

/**
 * The store's token for guests, as a cookie stores it [TOK-11]. Despite its name, `expires_in` is a point in
 * time: the expiry in milliseconds since the epoch [TOK-04].
 */
export interface GlobalToken {
  readonly access_token: string;
  readonly expires_in: number;
  readonly isCustomerAccessToken: false;
}
export interface CustomerToken {
  readonly access_token: string;
  readonly expires_in: number;
  readonly isCustomerAccessToken: true;
  readonly tokenTimeStamp_lux: number;
  readonly refresh_token?: string;
  /** The store's user name, which replaces `current` in a path. */
  readonly userName: string;
  /**
   * True after a login through social media. Each call then fetches a new token instead of using this one
   * [TOK-09].
   */
  readonly isSocialMedia?: boolean;
}
/** The single-sign-on session. */
export interface IdentitySession {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly idToken: { readonly customerHash: string };
  readonly expires_in: number;
}
/** The content of the profile cookie. */
export interface UserDetails {
  readonly emailID: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly mobileNumber: string;
  readonly loginTimeStamp: number;
}

/** The result of a login by link, reduced to the fields that the browser needs. */
export type Arrival = Pick<CallResponseInput<'login'>, 'userType' | 'cartMerged' | 'neuPassInfo'>;

/**
 * The shopper, as the cookies of this request describe them. Assigning to a field sets a cookie of the
 * response.
 */
export interface Shopper {
  global: GlobalToken | undefined;
  customer: CustomerToken | undefined;
  identity: IdentitySession | undefined;
  details: UserDetails | undefined;
  cartGuid: string | undefined;
  cartCode: string | undefined;
  /** Code of the buy-now cart, which is separate from the bag. */
  buyNowCart: string | undefined;
  /** Guid of the cart with a gift card, which is separate from the bag [DAT-02]. */
  giftCardGuid: string | undefined;
  /** Whether the shopper came from the partner's app. */
  readonly isPartner: boolean;
  readonly device: Device | undefined;
  /** Returns the result of a login by link and clears it, so that only one response contains the result. */
  takeArrival(): Arrival | undefined;
  /** What the shopper allows. Without a valid answer, nothing but necessary data. */
  readonly consent: ConsentChoices;
  /**
   * Random id of this browser in personalisation and events; created on first use. Undefined without consent
   * for preferences.
   */
  visitorId(): string | undefined;
  /** The id that a withdrawal has to delete, whatever the shopper allows. */
  readonly knownVisitorId: string | undefined;
  /** Makes the shopper a guest without a bag. */
  forget(): void;
  /** Updates the readable session hint (logged in, has a cart). Call it once, at the end of a request. */
  writeHint(): void;
}

export function createShopper(jar: CookieJar, device?: Device, now: () => number = Date.now): Shopper {
  const json = <T extends object>(name: CookieName, isValid: (value: Loose<T>) => boolean) => ({
    get: () => decodeCookie<T>(jar.get(name), isValid),
    set: (value: T | undefined) => jar.set(name, value === undefined ? undefined : encodeCookie(value)),
  });
  const global = json<GlobalToken>('accessToken', ({ access_token }) => isText(access_token));
  const customer = json<CustomerToken>(
    'customerAccessToken',
    ({ access_token, userName }) => isText(access_token) && isText(userName),
  );
  const identity = json<IdentitySession>(
    'identitySession',
    ({ accessToken, idToken }) =>
      isText(accessToken) && isText((idToken as Loose<IdentitySession['idToken']> | null)?.customerHash),
  );
  const details = json<UserDetails>(
    'userdetails',
    ({ firstName, mobileNumber }) => isText(firstName ?? '') && isText(mobileNumber ?? ''),
  );
  const arrived = json<Arrival>('luxe_arrived', ({ userType }) => isText(userType));
  return {
    get global() {
      return global.get();
    },
    set global(value) {
      global.set(value);
    },
    get customer() {
      return customer.get();
    },
    set customer(value) {
      customer.set(value);
    },
    get identity() {
      return identity.get();
    },
    set identity(value) {
      identity.set(value);
    },
    get details() {
      return details.get();
    },
    set details(value) {
      details.set(value);
    },
    get cartGuid() {
      return cartName(jar.get('cartGuid'));
    },
    set cartGuid(value) {
      jar.set('cartGuid', value);
    },
    get cartCode() {
      return cartName(jar.get('cartCode'));
    },
    set cartCode(value) {
      jar.set('cartCode', value);
    },
    get buyNowCart() {
      return cartName(jar.get('buyNowCart'));
    },
    set buyNowCart(value) {
      jar.set('buyNowCart', value);
    },
    get giftCardGuid() {
      return cartName(jar.get('giftCardGuid'));
    },
    set giftCardGuid(value) {
      jar.set('giftCardGuid', value);
    },
    isPartner: jar.get('appSource') === 'tcp',
    device,
    takeArrival() {
      const arrival = arrived.get();
      arrived.set(undefined);
      return arrival;
    },
    get consent() {
      return parseConsent(jar.get('consent'), now())?.choices ?? onlyNecessary;
    },
    get knownVisitorId() {
      const known = jar.get('visitorId');
      return known && /^[\da-f-]{36}$/.test(known) ? known : undefined;
    },
    visitorId() {
      if (!this.consent.preferences) return undefined;
      const known = this.knownVisitorId;
      if (known !== undefined) return known;
      const made = randomUUID();
      jar.set('visitorId', made);
      return made;
    },
    forget: () => jar.clear(),
    writeHint() {
      const hint = `s${this.customer ? 1 : 0}c${this.cartGuid || this.cartCode ? 1 : 0}`;
      if (hint !== 's0c0' || jar.get('luxe_hint') !== undefined) jar.set('luxe_hint', hint);
    },
  };
}

export const encodeCookie = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

type Loose<T> = { readonly [Key in keyof T]?: unknown };
const isText = (value: unknown) => typeof value === 'string';

/**
 * Decodes a cookie. `undefined` for a cookie that was tampered with or written by another version. `isValid`
 * checks the fields that callers use.
 */
export function decodeCookie<T extends object>(
  text: string | undefined,
  isValid: (value: Loose<T>) => boolean = () => true,
): T | undefined {
  if (!text) return undefined;
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null && isValid(value as Loose<T>)
      ? (value as T)
      : undefined;
  } catch {
    return undefined;
  }
}

const cartName = (text: string | undefined) => (text && /^[\w-]{1,60}$/.test(text) ? text : undefined);

/**
 * Describes the device by the request's headers, without model or version, which could identify a shopper.
 */
export function deviceOf(headers: Readonly<Record<string, string | string[] | undefined>>): Device {
  const { 'sec-ch-ua-mobile': hint, 'user-agent': agent, ect } = headers;
  const isMobile = hint === undefined ? /Mobile|Android|iPhone/i.test(String(agent)) : hint === '?1';
  const network = typeof ect === 'string' && /^(slow-2g|2g|3g|4g)$/.test(ect) ? ect : 'unknown';
  return { deviceInfo: isMobile ? 'mobile' : 'desktop', networkInfo: network };
}
