import { buyNow, current, type Endpoint } from '@luxe/contract/calls';
import { malformed, noCart } from './refusal.ts';
import type { Shopper } from './shopper.ts';

const anonymous = 'anonymous';
const userNames = new Set(['user', 'username', 'userName', 'email', 'customerId']);
const cartNames = new Set(['guid', 'cart', 'cartCode']);
const cartFields = new Set(['cartGuid', 'cartId']);
/** Left out of the query where nobody is known. */
const customerFields = new Set(['customerId', 'customerid']);

type Values = Readonly<Record<string, string>>;

/**
 * Fills in what a page cannot know. A user name or cart in a path must be the word `current`, a cart may be `buyNow`: a page that names another is refused, whatever
 * the store would have said. Throws 404 CartError when a cart is meant and there is none.
 */
export function fillCurrent(endpoint: Endpoint, given: { params: Values; query: Values }, shopper: Shopper) {
  const params = mapValues(given.params, (name, value) => {
    if (userNames.has(name)) return onlyCurrent(name, value, userOf(endpoint, shopper));
    if (cartNames.has(name)) return cartNamed(name, value, shopper) ?? missingCart();
    return value;
  });
  const query = mapValues(given.query, (name, value) => {
    if (cartFields.has(name)) return cartNamed(name, value, shopper);
    if (customerFields.has(name)) return onlyCurrent(name, value, shopper.customer?.userName);
    if (name === 'cli_ubid')
      return onlyCurrent(name, value, shopper.customer?.userName ?? shopper.visitorId());
    return value;
  });
  return { params, query };
}

/**
 * The same for a body: what of the shopper a call carries (ACC-14, ACC-18) is the word `current` in the page's. Empty where it is not known:
 * a customer without an e-mail, a shop without single sign-on.
 */
export function fillBody(given: Readonly<Record<string, unknown>>, { details, identity }: Shopper) {
  const own: Readonly<Record<string, string | undefined>> = {
    emailId: details?.emailID,
    customerHash: identity?.idToken.customerHash,
    tdToken: identity?.accessToken,
  };
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) =>
      Object.hasOwn(own, name) ? [name, onlyCurrent(name, String(value), own[name] ?? '')] : [name, value],
    ),
  );
}

function userOf(endpoint: Endpoint, shopper: Shopper): string {
  return endpoint.token === 'global' ? anonymous : (shopper.customer?.userName ?? anonymous);
}

/** A guest's cart is known by its guid, a customer's by its code. */
function cartOf(name: string, { customer, cartCode, cartGuid }: Shopper): string | undefined {
  if (name === 'guid' || name === 'cartGuid') return cartGuid;
  return customer ? (cartCode ?? cartGuid) : cartGuid;
}

/** Her bag, or by the word `buyNow` a customer's cart of one piece that she buys past it [BAG-08]. */
function cartNamed(name: string, value: string, shopper: Shopper): string | undefined {
  if (value === buyNow) return shopper.customer && shopper.buyNowCart;
  return onlyCurrent(name, value, cartOf(name, shopper));
}

function onlyCurrent<T>(name: string, value: string, actual: T): T {
  if (value !== current && value !== anonymous) throw malformed(`${name} must be "${current}".`);
  return actual;
}

function missingCart(): never {
  throw noCart();
}

function mapValues(values: Values, change: (name: string, value: string) => string | undefined) {
  const changed: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    const next = change(name, value);
    if (next !== undefined) changed[name] = next;
  }
  return changed;
}
