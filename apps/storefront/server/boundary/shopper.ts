import { randomUUID } from 'node:crypto';
import type { CallAnswer } from '@luxe/contract/calls';
import type { CookieJar, CookieName } from './cookies.ts';
import type { Device } from './upstream.ts';

/** A store token as it is kept [TOK-11]. `expires_in` is the moment it ends, in milliseconds [TOK-04]. */
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
  /** The store's name for the customer: what `current` stands for in a path. */
  readonly userName: string;
  /** From a login by social media: the token is fetched for each call, not taken from here [TOK-09]. */
  readonly isSocialMedia?: boolean;
}
/** The single-sign-on session. */
export interface IdentitySession {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly idToken: { readonly customerHash: string };
  readonly expires_in: number;
}
/** The profile cookie. */
export interface UserDetails {
  readonly emailID: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly mobileNumber: string;
  readonly loginTimeStamp: number;
}

/** How a login by link came out: the end of the chain that is the browser's. */
export type Arrival = Pick<CallAnswer<'login'>, 'userType' | 'cartMerged' | 'neuPassInfo'>;

/** Who is asking, as the cookies of this request say; what is set goes into the answer. */
export interface Shopper {
  global: GlobalToken | undefined;
  customer: CustomerToken | undefined;
  identity: IdentitySession | undefined;
  details: UserDetails | undefined;
  cartGuid: string | undefined;
  cartCode: string | undefined;
  /** Code of the cart to buy now; her bag is another. */
  buyNowCart: string | undefined;
  /** She came from the partner's app. */
  readonly isPartner: boolean;
  readonly device: Device | undefined;
  /** What came of a login by link that the page has not been told of: told once. */
  takeArrival(): Arrival | undefined;
  /** The name by which events count this browser; made when it is asked for. */
  visitorId(): string;
  /** Makes a guest without a bag of the shopper. */
  forget(): void;
  /** Brings the readable hint (signed in, has a cart) up to date; call once, at the end. */
  writeHint(): void;
}

export function createShopper(jar: CookieJar, device?: Device): Shopper {
  const json = <T extends object>(name: CookieName, isWhole: (value: Loose<T>) => boolean) => ({
    get: () => unpack<T>(jar.get(name), isWhole),
    set: (value: T | undefined) => jar.set(name, value === undefined ? undefined : pack(value)),
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
    isPartner: jar.get('appSource') === 'tcp',
    device,
    takeArrival() {
      const arrival = arrived.get();
      arrived.set(undefined);
      return arrival;
    },
    visitorId() {
      const known = jar.get('visitorId');
      if (known && /^[\da-f-]{36}$/.test(known)) return known;
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

export const pack = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

type Loose<T> = { readonly [Key in keyof T]?: unknown };
const isText = (value: unknown) => typeof value === 'string';

/** A cookie that was tampered with, or written by another version, counts as missing. `isWhole` says whether what is used of it is there. */
export function unpack<T extends object>(
  text: string | undefined,
  isWhole: (value: Loose<T>) => boolean = () => true,
): T | undefined {
  if (!text) return undefined;
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null && isWhole(value as Loose<T>)
      ? (value as T)
      : undefined;
  } catch {
    return undefined;
  }
}

const cartName = (text: string | undefined) => (text && /^[\w-]{1,60}$/.test(text) ? text : undefined);

/** What the headers of a request tell: no model and no version, which would single somebody out. */
export function deviceOf(headers: Readonly<Record<string, string | string[] | undefined>>): Device {
  const { 'sec-ch-ua-mobile': hint, 'user-agent': agent, ect } = headers;
  const isMobile = hint === undefined ? /Mobile|Android|iPhone/i.test(String(agent)) : hint === '?1';
  const network = typeof ect === 'string' && /^(slow-2g|2g|3g|4g)$/.test(ect) ? ect : 'unknown';
  return { deviceInfo: isMobile ? 'mobile' : 'desktop', networkInfo: network };
}
