import { buyNow, current, type Endpoint } from '@luxe/contract/calls';
import { domainError } from './errors.ts';
import type { Shopper } from './shopper.ts';

const anonymous = 'anonymous';
const userNames = new Set(['user', 'username', 'userName', 'email', 'customerId']);
const cartNames = new Set(['guid', 'cart', 'cartCode']);
const cartFields = new Set(['cartGuid', 'cartId']);
/** Query parameters that are left out when no customer is logged in. */
const customerFields = new Set(['customerId', 'customerid']);

type Values = Readonly<Record<string, string>>;

/**
 * Replaces the placeholder values in a call from the browser with the shopper's own user name and cart code.
 * As a user name or cart, the browser sends `current` or `anonymous`; as a cart, it may also send `buyNow`.
 * Throws 400 for any other value. Throws 404 CartError when the call names a cart and the shopper has none.
 */
export function fillCurrent(endpoint: Endpoint, given: { params: Values; query: Values }, shopper: Shopper) {
  const params = mapValues(given.params, (name, value) => {
    if (userNames.has(name)) return requireCurrent(name, value, userOf(endpoint, shopper));
    if (cartNames.has(name)) return cartNamed(name, value, shopper) ?? missingCart();
    return value;
  });
  const query = mapValues(given.query, (name, value) => {
    if (cartFields.has(name)) return cartNamed(name, value, shopper);
    if (customerFields.has(name)) return requireCurrent(name, value, shopper.customer?.userName);
    if (name === 'cli_ubid')
      return requireCurrent(name, value, shopper.customer?.userName ?? shopper.visitorId());
    return value;
  });
  return { params, query };
}

/**
 * Replaces `current` in body fields about the shopper with the shopper's own values (ACC-14, ACC-18). A field
 * whose value is unknown becomes empty: the e-mail address of a customer who has none, or the token in a shop
 * without single sign-on.
 */
export function fillBody(given: Readonly<Record<string, unknown>>, { details, identity }: Shopper) {
  const own: Readonly<Record<string, string | undefined>> = {
    emailId: details?.emailID,
    customerHash: identity?.idToken.customerHash,
    tdToken: identity?.accessToken,
  };
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) =>
      Object.hasOwn(own, name) ? [name, requireCurrent(name, String(value), own[name] ?? '')] : [name, value],
    ),
  );
}

function userOf(endpoint: Endpoint, shopper: Shopper): string {
  return endpoint.token === 'global' ? anonymous : (shopper.customer?.userName ?? anonymous);
}

/** The store names a guest's cart by its guid, and a customer's by its code. */
function cartOf(name: string, { customer, cartCode, cartGuid }: Shopper): string | undefined {
  if (name === 'guid' || name === 'cartGuid') return cartGuid;
  return customer ? (cartCode ?? cartGuid) : cartGuid;
}

/**
 * Returns the shopper's bag. For the value `buyNow`, returns the customer's buy-now cart, which holds one
 * item [BAG-08].
 */
function cartNamed(name: string, value: string, shopper: Shopper): string | undefined {
  if (value === buyNow) return shopper.customer && shopper.buyNowCart;
  return requireCurrent(name, value, cartOf(name, shopper));
}

function requireCurrent<T>(name: string, value: string, actual: T): T {
  if (value !== current && value !== anonymous)
    throw domainError('pageParameterNotPlaceholder', name, current);
  return actual;
}

function missingCart(): never {
  throw domainError('bagNotFound');
}

function mapValues(values: Values, change: (name: string, value: string) => string | undefined) {
  const changed: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    const next = change(name, value);
    if (next !== undefined) changed[name] = next;
  }
  return changed;
}
