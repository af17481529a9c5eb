import { buyNow, calls, current, type CallAnswer, type CallName } from '@luxe/contract/calls';
import { fillBody, fillCurrent } from './fill.ts';
import type { Matched } from './match.ts';
import { loginNeeded } from './refusal.ts';
import { keepProfile } from './session.ts';
import type { Shopper } from './shopper.ts';
import type { Tokens } from './tokens.ts';
import { UpstreamError, type UploadStream, type Upstream, type UpstreamAnswer } from './upstream.ts';

export interface Forwarding {
  readonly matched: Matched;
  readonly shopper: Shopper;
  readonly address: string;
  readonly body?: Readonly<Record<string, unknown>>;
  /** A body that can be sent once only: a token that is refused is not renewed for it. */
  readonly stream?: UploadStream | undefined;
  readonly idempotencyKey?: string | undefined;
}

interface ForwardTools {
  readonly upstream: Upstream;
  readonly tokens: Tokens;
  readonly now: () => number;
}

/** Sends a shopper's call on with her token and names in it, and keeps what the answer says of her cart. Returns the upstream's answer, also a refusal. */
export async function forward(tools: ForwardTools, forwarding: Forwarding): Promise<UpstreamAnswer> {
  const { matched, shopper } = forwarding;
  const { token } = matched.endpoint;
  if (token === 'customer' && !shopper.customer) throw loginNeeded();
  if (token === 'identity' && !shopper.identity) throw loginNeeded();
  // Nothing to ask the store for: a visitor without a cart has nothing in it.
  if (matched.name === 'bagCount' && !shopper.customer && !shopper.cartGuid)
    return { status: 200, body: { count: 0 } };

  const answer =
    matched.name === 'addToBag' ? await addToBag(tools, forwarding) : await sendWithToken(tools, forwarding);
  if (answer.status < 400) {
    await keepCart(tools, forwarding, answer.body);
    if (matched.name === 'customerProfile') keepProfile(shopper, answer.body, tools.now());
  }
  return answer;
}

/** Adding to a bag that is not there makes one: the first piece, or after the cart that was known has ended. */
async function addToBag(tools: ForwardTools, forwarding: Forwarding): Promise<UpstreamAnswer> {
  const { shopper } = forwarding;
  if (!cartOf(shopper)) await createCart(tools, forwarding);
  const answer = await sendWithToken(tools, forwarding);
  if (answer.status !== 404 || errorCode(answer) !== 'CartError') return answer;
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
  const answer = await sendWithToken(tools, { matched, shopper, address });
  if (answer.status >= 400) throw new UpstreamError('createCart', answer);
  setCart(shopper, answer.body as CallAnswer<'createCart'>);
}

/** One attempt, and after a refusal of the token a second with a new one: each kind is renewed at most once [TOK-01]. */
async function sendWithToken(tools: ForwardTools, forwarding: Forwarding): Promise<UpstreamAnswer> {
  const { matched, shopper, address } = forwarding;
  const { name, endpoint } = matched;
  const kind = endpoint.token === 'any' ? (shopper.customer ? 'customer' : 'global') : endpoint.token;
  const kept = personalToken(shopper, kind);
  const isStale = kept !== undefined && (kept.isFetched || kept.expires_in <= tools.now());
  const renew = () => renewToken(tools, kind, shopper, address);
  const send = (token: string | undefined) =>
    tools.upstream.send(name, {
      ...fillCurrent(endpoint, matched, shopper),
      ...(forwarding.body ? { body: fillBody(forwarding.body, shopper) } : {}),
      ...(forwarding.stream ? { stream: forwarding.stream } : {}),
      ...(endpoint.idempotent ? { idempotencyKey: forwarding.idempotencyKey } : {}),
      ...(endpoint.cartHeaders ? { cartId: cartOf(shopper) ?? shopper.buyNowCart } : {}),
      token,
      address,
      isPartner: shopper.isPartner,
      device: shopper.device,
    });

  const answer = await send(isStale ? await renew() : await tokenFor(tools, kind, shopper, address));
  if (kind === 'none' || isStale || forwarding.stream || !isTokenRefusal(answer)) return answer;
  return send(await renew());
}

type TokenKind = Matched['endpoint']['token'];

/** The token that belongs to one shopper, where the call wants such a one. */
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

/** The next token of a kind. Rejects where the shopper has to log in again for it. */
async function renewToken(
  { tokens }: ForwardTools,
  kind: TokenKind,
  shopper: Shopper,
  address: string,
): Promise<string> {
  if (kind === 'customer') return tokens.renewCustomer(shopper, address);
  if (kind !== 'identity') return tokens.renewGlobal(shopper, address);
  const session = await tokens.renewIdentity(shopper, address);
  if (!session) throw loginNeeded();
  return session.accessToken;
}

/** Keeps the names of a cart the answer tells; forgets them when an order has used the cart up. */
async function keepCart(
  tools: ForwardTools,
  { matched, shopper, address }: Forwarding,
  body: unknown,
): Promise<void> {
  if (matched.name === 'mergeBuyNowCart') {
    shopper.buyNowCart = (body as CallAnswer<'mergeBuyNowCart'>).code;
    return;
  }
  if (matched.name === 'placeOrder' && matched.params.cart === buyNow) {
    // It has become the order. The bag is what it was.
    shopper.buyNowCart = undefined;
    return;
  }
  if (followsPayment.has(matched.name)) {
    const { outcome, orderDetails } = body as CallAnswer<'updateTransactionDetails'>;
    if (outcome === 'PLACED') await replaceCarts(tools, shopper, address, orderDetails.isBuyNow);
    return;
  }
  const named = namedCart(matched.name, body);
  if (named) return setCart(shopper, named);
  if (matched.name !== 'placeOrder' || !shopper.customer) return;
  forgetCart(shopper);
  // The order stands whatever this answer is.
  const next = namedCart('carts', await readCarts(tools, shopper, address));
  if (next) setCart(shopper, next);
}

/** Calls that may answer that an order, which was paid for, is placed. */
const followsPayment = new Set<CallName>(['updateTransactionDetails', 'cancelPayment']);

/**
 * A payment has made an order of a cart, of her bag or of the cart to buy now: the store knows which bag she has now [CHK-15]. Without its
 * answer what is known of the bag stays: if it has ended the store will say so, and if it has not it is hers.
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
  const answer = await readCarts(tools, shopper, address);
  if (!answer) return;
  const next = namedCart('carts', answer);
  if (next) setCart(shopper, next);
  else forgetCart(shopper);
}

/** Her carts; undefined where the store does not tell. */
async function readCarts(tools: ForwardTools, shopper: Shopper, address: string): Promise<unknown> {
  if (!shopper.customer) return undefined;
  const matched: Matched = {
    name: 'carts',
    endpoint: calls.carts,
    params: { username: current },
    query: {},
  };
  const answer = await sendWithToken(tools, { matched, shopper, address }).catch(() => undefined);
  return answer && answer.status < 400 ? answer.body : undefined;
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

/** A guest's cart is kept by guid alone; a customer's by both. */
function setCart(shopper: Shopper, { guid, code }: { guid: string; code: string }): void {
  shopper.cartGuid = guid;
  shopper.cartCode = shopper.customer ? code : undefined;
}

const cartOf = (shopper: Shopper) =>
  shopper.customer ? (shopper.cartCode ?? shopper.cartGuid) : shopper.cartGuid;

/** 401, or one of the sentences by which the store says that a token is at fault [ERR-09]. */
function isTokenRefusal({ status, body }: UpstreamAnswer): boolean {
  if (status === 401) return true;
  return (
    status >= 400 &&
    status < 500 &&
    /access token expired|invalid access token|invalid or missing access-token/i.test(JSON.stringify(body))
  );
}

const errorCode = ({ body }: UpstreamAnswer) => (body as { errorCode?: unknown } | null)?.errorCode;
