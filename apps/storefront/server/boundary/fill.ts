import { buyNow, calls, current, type CallName, type Endpoint } from '@luxe/contract/calls';
import { nonMember } from '@luxe/contract/loyalty-tiers';
import { domainError } from './errors.ts';
import type { Shopper } from './shopper.ts';

const anonymous = 'anonymous';
const userNames = new Set(['user', 'username', 'userName', 'email', 'customerId']);
const cartNames = new Set(['guid', 'cart', 'cartCode']);
/** A gift card's cart, and the card that was bought with it. */
const giftCardNames = new Set(['giftCardGuid', 'giftCard']);
const cartFields = new Set(['cartGuid', 'cartId']);
/** Query parameters that are left out when no customer is logged in. */
const customerFields = new Set(['customerId', 'customerid']);

/** Paths of calls that get the visitor id as a parameter, and calls that get it in their body. */
const visitorQueries: ReadonlySet<string> = new Set([calls.curatedSearches.path]);
const visitorBodies: ReadonlySet<CallName> = new Set<CallName>([
  ...(['personalizedProducts', 'productViewed', 'recordConsent'] as const),
]);

type Values = Readonly<Record<string, string>>;

/**
 * Replaces the placeholder values in a call from the browser with the shopper's own user name and cart code.
 * As a user name, cart or gift card, the browser sends `current` or `anonymous`; as a cart, it may also send
 * `buyNow`.
 * Throws 400 for any other value. Throws 404 CartError when the call names a cart and the shopper has none.
 */
export function fillCurrent(endpoint: Endpoint, given: { params: Values; query: Values }, shopper: Shopper) {
  const params = mapValues(given.params, (name, value) => {
    if (userNames.has(name)) return requireCurrent(name, value, userOf(endpoint, shopper));
    if (cartNames.has(name)) return cartNamed(name, value, shopper) ?? missingCart();
    if (giftCardNames.has(name)) return giftCardNamed(name, value, shopper);
    return value;
  });
  // A page never names a visitor: the server does, if the shopper allows it.
  const { mcv_id: _visitor, ...givenQuery } = given.query;
  const visitorId = visitorQueries.has(endpoint.path) ? shopper.visitorId() : undefined;
  const query = mapValues(givenQuery, (name, value) => {
    if (cartFields.has(name)) return cartNamed(name, value, shopper);
    if (customerFields.has(name)) return requireCurrent(name, value, shopper.customer?.userName);
    if (name === 'cli_ubid')
      return requireCurrent(name, value, shopper.customer?.userName ?? shopper.visitorId() ?? 'NA');
    return value;
  });
  return { params, query: visitorId === undefined ? query : { ...query, mcv_id: visitorId } };
}

/**
 * Replaces `current` in body fields about the shopper with the shopper's own values (ACC-14, ACC-18). A field
 * whose value is unknown becomes empty: the e-mail address of a customer who has none, or the token in a shop
 * without single sign-on. Adds the session's gift card to the call that replaces it, and the visitor id to
 * calls of personalisation, after consent for preferences [PER-01].
 */
export function fillBody(name: CallName, given: Readonly<Record<string, unknown>>, shopper: Shopper) {
  const { details, identity, isPartner, giftCardGuid } = shopper;
  if (visitorBodies.has(name)) return fillVisitor(name, given, shopper);
  if (name === 'createGiftCardCart') return { ...given, replaces: giftCardGuid };
  if (name === 'loyaltySimulation') return fillJourney(given, isPartner);
  const own: Readonly<Record<string, string | undefined>> = {
    emailId: details?.emailID,
    customerHash: identity?.idToken.customerHash,
    tdToken: identity?.accessToken,
  };
  return Object.fromEntries(
    Object.entries(given).map(([field, value]) =>
      Object.hasOwn(own, field)
        ? [field, requireCurrent(field, String(value), own[field] ?? '')]
        : [field, value],
    ),
  );
}

/**
 * Adds the visitor id, which a page never sends. A withdrawal names the id of before, whose data the store
 * deletes.
 */
function fillVisitor(
  name: CallName,
  { mcv_id: _page, ...given }: Readonly<Record<string, unknown>>,
  shopper: Shopper,
) {
  const visitorId = name === 'recordConsent' ? shopper.knownVisitorId : shopper.visitorId();
  return visitorId === undefined ? given : { ...given, mcv_id: visitorId };
}

/**
 * Sets the source and the tier of a simulation. In the journey from the partner's app, a shopper without a
 * tier counts as Base. Outside it, every shopper has the non-member value [ACC-17].
 */
function fillJourney(given: Readonly<Record<string, unknown>>, isPartner: boolean) {
  const { neuPassTier } = given;
  const tier = neuPassTier === undefined || neuPassTier === nonMember ? 'Base' : neuPassTier;
  return { ...given, neuPassTier: isPartner ? tier : nonMember, source: isPartner ? 'tcp' : 'tcl' };
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

/**
 * Returns the guid of the session's gift card. `{giftCard}` may also be the number of another card, which
 * the store opens to its customer, and to the session that bought it, by the guid after a dot. Throws 404
 * when the session has no gift card.
 */
function giftCardNamed(name: string, value: string, { giftCardGuid }: Shopper): string {
  if (name === 'giftCard' && /^GC-[\d-]{1,20}$/.test(value))
    return giftCardGuid === undefined ? value : `${value}.${giftCardGuid}`;
  const guid = requireCurrent(name, value, giftCardGuid);
  if (guid !== undefined) return guid;
  throw domainError(name === 'giftCard' ? 'giftCardOrderNotFound' : 'giftCardCartNotFound');
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
