import { buyNow, calls, current, type CallResponseInput, type CallName } from '@luxe/contract/calls';
import { fillBody, fillCurrent } from './fill.ts';
import type { Matched } from './match.ts';
import { domainError } from './errors.ts';
import { saveProfile } from './session.ts';
import type { Shopper } from './shopper.ts';
import type { Tokens } from './shopperTokens.ts';
import { UpstreamError, type UploadStream, type Upstream, type UpstreamResponse } from './upstream.ts';

export interface Forwarding {
  readonly matched: Matched;
  readonly shopper: Shopper;
  readonly address: string;
  readonly body?: Readonly<Record<string, unknown>>;
  /**
   * A body that is streamed and can be sent only once. So the call is not repeated after a rejected token.
   */
  readonly stream?: UploadStream | undefined;
  readonly idempotencyKey?: string | undefined;
  /** Random id of the visit, as a page sends it [SEA-09]. */
  readonly browserId?: string | undefined;
}

interface ForwardTools {
  readonly upstream: Upstream;
  readonly tokens: Tokens;
  readonly now: () => number;
}

/**
 * Forwards a shopper's call with their token, user name and cart, and saves the cart that the response names.
 * Returns the upstream response, including an error response.
 */
export async function forward(tools: ForwardTools, forwarding: Forwarding): Promise<UpstreamResponse> {
  const { matched, shopper } = forwarding;
  const { token } = matched.endpoint;
  if (token === 'customer' && !shopper.customer) throw domainError('loginNeeded');
  if (token === 'identity' && !shopper.identity) throw domainError('loginNeeded');
  // A visitor without a cart has an empty bag, so the store is not called.
  if (matched.name === 'bagCount' && !shopper.customer && !shopper.cartGuid)
    return { status: 200, body: { count: 0 } };

  const response =
    matched.name === 'addToBag' ? await addToBag(tools, forwarding) : await sendWithToken(tools, forwarding);
  if (response.status < 400) {
    await saveCart(tools, forwarding, response.body);
    if (matched.name === 'customerProfile') saveProfile(shopper, response.body, tools.now());
  }
  return response;
}

/**
 * Adds an item to the bag. Creates the bag first when the shopper has none. When the store no longer knows
 * the bag, creates a new bag and repeats the call.
 */
async function addToBag(tools: ForwardTools, forwarding: Forwarding): Promise<UpstreamResponse> {
  const { shopper } = forwarding;
  if (!cartOf(shopper)) await createCart(tools, forwarding);
  const response = await sendWithToken(tools, forwarding);
  if (response.status !== 404 || errorCode(response) !== 'CartError') return response;
  forgetCart(shopper);
  await createCart(tools, forwarding);
  return sendWithToken(tools, forwarding);
}

async function createCart(tools: ForwardTools, forwarding: Forwarding): Promise<void> {
  const matched: Matched = {
    name: 'createCart',
    endpoint: calls.createCart,
    params: { username: current },
    query: {},
  };
  const { shopper, address } = forwarding;
  const response = await sendWithToken(tools, { matched, shopper, address });
  if (response.status >= 400) throw new UpstreamError('createCart', response);
  setCart(shopper, response.body as CallResponseInput<'createCart'>);
}

/**
 * Sends the call. When the token is rejected, renews the token and sends the call once more. Each kind of
 * token is renewed at most once [TOK-01].
 */
async function sendWithToken(tools: ForwardTools, forwarding: Forwarding): Promise<UpstreamResponse> {
  const { matched, shopper, address } = forwarding;
  const { name, endpoint } = matched;
  const kind = endpoint.token === 'any' ? (shopper.customer ? 'customer' : 'global') : endpoint.token;
  const stored = personalToken(shopper, kind);
  const isStale = stored !== undefined && (stored.isFetched || stored.expires_in <= tools.now());
  const renew = () => renewToken(tools, kind, shopper, address);
  const send = (token: string | undefined) =>
    tools.upstream.send(name, {
      ...fillCurrent(endpoint, matched, shopper),
      ...(forwarding.body ? { body: fillBody(name, forwarding.body, shopper) } : {}),
      ...(forwarding.stream ? { stream: forwarding.stream } : {}),
      ...(endpoint.idempotent ? { idempotencyKey: forwarding.idempotencyKey } : {}),
      ...(endpoint.cartHeaders ? { cartId: cartOf(shopper) ?? shopper.buyNowCart } : {}),
      ...(endpoint.customerHash ? { customerHash: shopper.identity?.idToken.customerHash } : {}),
      token,
      address,
      browserId: forwarding.browserId,
      isPartner: shopper.isPartner,
      device: shopper.device,
    });

  const response = await send(isStale ? await renew() : await tokenFor(tools, kind, shopper, address));
  if (kind === 'none' || isStale || forwarding.stream || !isTokenRejected(response)) return response;
  return send(await renew());
}

type TokenKind = Matched['endpoint']['token'];

/**
 * The shopper's own token of this kind. `undefined` when the shopper has none, or when the call needs no
 * personal token.
 */
function personalToken({ customer, identity }: Shopper, kind: TokenKind) {
  if (kind === 'customer')
    return (
      customer && {
        token: customer.access_token,
        expires_in: customer.expires_in,
        isFetched: customer.isSocialMedia === true,
      }
    );
  if (kind === 'identity')
    return identity && { token: identity.accessToken, expires_in: identity.expires_in, isFetched: false };
  return undefined;
}

async function tokenFor(
  { tokens }: ForwardTools,
  kind: TokenKind,
  shopper: Shopper,
  address: string,
): Promise<string | undefined> {
  if (kind === 'none') return undefined;
  return personalToken(shopper, kind)?.token ?? tokens.global(shopper, address);
}

/** Renews a token. Rejects when the shopper has to log in again. */
async function renewToken(
  { tokens }: ForwardTools,
  kind: TokenKind,
  shopper: Shopper,
  address: string,
): Promise<string> {
  if (kind === 'customer') return tokens.renewCustomer(shopper, address);
  if (kind !== 'identity') return tokens.renewGlobal(shopper, address);
  const session = await tokens.renewIdentity(shopper, address);
  if (!session) throw domainError('loginNeeded');
  return session.accessToken;
}

/** Saves the cart that the response names. Forgets a cart that has become an order. */
async function saveCart(
  tools: ForwardTools,
  { matched, shopper, address }: Forwarding,
  body: unknown,
): Promise<void> {
  if (matched.name === 'createGiftCardCart') {
    shopper.giftCardGuid = (body as CallResponseInput<'createGiftCardCart'>).giftCardGuid;
    return;
  }
  if (matched.name === 'mergeBuyNowCart') {
    shopper.buyNowCart = (body as CallResponseInput<'mergeBuyNowCart'>).code;
    return;
  }
  if (matched.name === 'placeOrder' && matched.params.cart === buyNow) {
    // The buy-now cart has become the order, so only that cart is forgotten. The bag is unchanged.
    shopper.buyNowCart = undefined;
    return;
  }
  if (followsPayment.has(matched.name)) {
    const { outcome, orderDetails } = body as CallResponseInput<'updateTransactionDetails'>;
    if (outcome === 'PLACED') await replaceCarts(tools, shopper, address, orderDetails.isBuyNow);
    return;
  }
  const named = namedCart(matched.name, body);
  if (named) return setCart(shopper, named);
  if (matched.name !== 'placeOrder' || !shopper.customer) return;
  forgetCart(shopper);
  // The order is placed, so this call succeeds even if the customer's carts cannot be read.
  const next = namedCart('carts', await readCarts(tools, shopper, address));
  if (next) setCart(shopper, next);
}

/** Calls whose response may confirm that a paid order is placed. */
const followsPayment = new Set<CallName>(['updateTransactionDetails', 'cancelPayment']);

/**
 * Updates the carts after a payment has turned the bag or the buy-now cart into an order. In place of a paid
 * bag, the store returns the shopper's new bag [CHK-15]. When the store does not respond, the old cart id
 * stays. The store later rejects this id if the cart no longer exists.
 */
export async function replaceCarts(
  tools: ForwardTools,
  shopper: Shopper,
  address: string,
  isBuyNow: boolean,
): Promise<void> {
  if (isBuyNow) {
    shopper.buyNowCart = undefined;
    return;
  }
  const response = await readCarts(tools, shopper, address);
  if (!response) return;
  const next = namedCart('carts', response);
  if (next) setCart(shopper, next);
  else forgetCart(shopper);
}

/** The customer's carts; `undefined` for a guest, or when the store does not return them. */
async function readCarts(tools: ForwardTools, shopper: Shopper, address: string): Promise<unknown> {
  if (!shopper.customer) return undefined;
  const matched: Matched = {
    name: 'carts',
    endpoint: calls.carts,
    params: { username: current },
    query: {},
  };
  const response = await sendWithToken(tools, { matched, shopper, address }).catch(() => undefined);
  return response && response.status < 400 ? response.body : undefined;
}

function forgetCart(shopper: Shopper): void {
  shopper.cartGuid = undefined;
  shopper.cartCode = undefined;
}

function namedCart(name: CallName, body: unknown): { guid: string; code: string } | undefined {
  if (name === 'createCart') return body as { guid: string; code: string };
  return name === 'carts'
    ? (body as { carts?: { guid: string; code: string }[] } | undefined)?.carts?.[0]
    : undefined;
}

/** Saves the shopper's cart: a guest's cart by its guid only, a customer's cart by guid and code. */
function setCart(shopper: Shopper, { guid, code }: { guid: string; code: string }): void {
  shopper.cartGuid = guid;
  shopper.cartCode = shopper.customer ? code : undefined;
}

const cartOf = (shopper: Shopper) =>
  shopper.customer ? (shopper.cartCode ?? shopper.cartGuid) : shopper.cartGuid;

/**
 * Whether the response is a 401 or one of the messages by which the store reports an invalid token [ERR-09].
 */
function isTokenRejected({ status, body }: UpstreamResponse): boolean {
  if (status === 401) return true;
  return (
    status >= 400 &&
    status < 500 &&
    /access token expired|invalid access token|invalid or missing access-token/i.test(JSON.stringify(body))
  );
}

const errorCode = ({ body }: UpstreamResponse) => (body as { errorCode?: unknown } | null)?.errorCode;
