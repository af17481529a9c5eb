import { createHash, randomBytes } from 'node:crypto';
import type { CallAnswer, CallBody } from '@luxe/contract/calls';
import { Refusal, unavailable } from './refusal.ts';
import type { IdentitySession, Shopper, UserDetails } from './shopper.ts';
import { toCustomerToken, toIdentitySession, type Tokens } from './tokens.ts';
import { UpstreamError, type Upstream } from './upstream.ts';

export interface LoginTools {
  readonly upstream: Upstream;
  readonly tokens: Tokens;
  readonly now: () => number;
}

/** How somebody logs in: by a code that was sent to her, or by a link that another client of the provider has made for her. */
export type LoginBy =
  | { readonly by: 'code'; readonly given: CallBody<'login'> }
  | {
      readonly by: 'link';
      readonly authCode: string;
      readonly codeVerifier: string;
      readonly isSocialMedia: boolean;
    };

type UserType = CallAnswer<'verifyPhoneOtp'>['userType'];
type Profile = CallAnswer<'fetchCustomer'>;

export interface LoginResult {
  readonly userType: UserType;
  readonly needsNames: boolean;
  readonly cartMerged: boolean;
  readonly neuPassInfo: Profile['neuPassInfo'];
}

interface Authorised {
  readonly authCode: string;
  readonly codeVerifier: string;
}
interface SignedOn {
  readonly identity: IdentitySession;
}
interface Known extends SignedOn {
  readonly profile: Profile;
}
interface WithToken extends Known {
  readonly token: CallAnswer<'token'>;
}
interface InStore extends WithToken {
  readonly store: CallAnswer<'customerLogin'>;
}
interface WithBag extends InStore {
  readonly cart: CartNames;
}

/** Where a login is, with what it has come to so far. The numbers are the specification's steps; the first was asked for by the page itself. */
type LoginState =
  | { readonly at: '2 code'; readonly given: CallBody<'login'> }
  | ({ readonly at: '3 single sign-on' } & Authorised)
  | ({ readonly at: '4 profile' } & SignedOn)
  | ({ readonly at: '5 store token' } & Known)
  | ({ readonly at: '5 store login' } & WithToken)
  | ({ readonly at: '6 bag' } & InStore)
  | ({ readonly at: '7 cookies' } & WithBag)
  | { readonly at: '8 logged in'; readonly result: LoginResult };

type At = LoginState['at'];
type Steps = {
  readonly [Name in Exclude<At, '8 logged in'>]: (
    state: Extract<LoginState, { at: Name }>,
  ) => Promise<LoginState>;
};

/**
 * Steps 2 to 7 of the login chain [AUT-01], from step 3 for a link [AUT-02]. Nothing of the shopper changes before the last step, so a
 * failure at any of them leaves a guest a guest [AUT-20]; what was made on the way is ended again. Rejects with what the failing step answered.
 */
export async function logIn(
  tools: LoginTools,
  shopper: Shopper,
  login: LoginBy,
  address: string,
): Promise<LoginResult> {
  const steps = stepsFor(tools, shopper, login, address);
  let state: LoginState =
    login.by === 'code' ? { at: '2 code', given: login.given } : { at: '3 single sign-on', ...login };
  try {
    while (state.at !== '8 logged in') state = await steps[state.at](state as never);
    return state.result;
  } catch (error) {
    await undo(tools.upstream, state, address);
    throw error;
  }
}

function stepsFor(
  { upstream, tokens, now }: LoginTools,
  shopper: Shopper,
  login: LoginBy,
  address: string,
): Steps {
  const source = shopper.isPartner ? 'tcp' : undefined;
  return {
    '2 code': async ({ given: { phone, email, otp, refId } }) => {
      const { codeVerifier, codeChallenge } = newProof();
      const common = { otp, refId, codeChallenge };
      const { authCode } = await (phone
        ? upstream.ask('verifyPhoneOtp', {
            query: { source },
            body: { phone, countryCode: '91', ...common },
            address,
          })
        : upstream.ask('verifyEmailOtp', { query: { source }, body: { email, ...common }, address }));
      need(authCode);
      return { at: '3 single sign-on', authCode, codeVerifier };
    },

    '3 single sign-on': async ({ authCode, codeVerifier }) => {
      const answer = await upstream
        .ask('accessToken', { body: { authCode, codeVerifier }, address })
        .catch(withoutToken);
      if (!answer.accessToken || !answer.idToken?.customerHash) return withoutToken();
      return { at: '4 profile', identity: toIdentitySession(answer, now()) };
    },

    '4 profile': async ({ identity }) => {
      const profile = await upstream.ask('fetchCustomer', { token: identity.accessToken, address });
      need(profile.customerHash, profile.nameDetails);
      return { at: '5 store token', identity, profile: await madeLoyal(profile, identity) };
    },

    '5 store token': async (known) => {
      const token = await tokens.login(known.identity, nameOf(known.profile), address);
      need(token.access_token);
      return { ...known, at: '5 store login', token };
    },

    '5 store login': async (known) => {
      const store = await upstream.ask('customerLogin', {
        params: { username: nameOf(known.profile) },
        body: { isPwa: true },
        token: known.token.access_token,
        address,
        device: shopper.device,
      });
      need(store.userName);
      return { ...known, at: '6 bag', store };
    },

    '6 bag': async (known) => {
      const cart = await bringCart(upstream, shopper, known.store, known.token.access_token, address);
      return { ...known, at: '7 cookies', cart };
    },

    '7 cookies': async ({ identity, profile, token, store, cart }) => {
      shopper.identity = identity;
      shopper.customer = {
        ...toCustomerToken(token, store.userName, now()),
        ...(login.by === 'link' && login.isSocialMedia ? { isSocialMedia: true } : {}),
      };
      shopper.details = toUserDetails(profile, now());
      shopper.cartGuid = cart.guid;
      shopper.cartCode = cart.code;
      const { userType, nameDetails, neuPassInfo } = profile;
      const needsNames = nameDetails.firstName === '';
      return { at: '8 logged in', result: { userType, needsNames, cartMerged: cart.isMerged, neuPassInfo } };
    },
  };

  /** Every customer is a member of the loyalty programme [AUT-07]. That it could not be done now keeps nobody out. */
  async function madeLoyal(profile: Profile, { accessToken }: IdentitySession): Promise<Profile> {
    if (profile.loyalCustomer === 'Y') return profile;
    const made = await upstream
      .ask('nonloyalToLoyal', { token: accessToken, address })
      .catch(() => undefined);
    return made ? { ...profile, loyalCustomer: 'Y', neuPassInfo: made.neuPassInfo } : profile;
  }
}

/** Login by password, in a shop without single sign-on [AUT-11]: the chain without its steps 1 to 4. Nothing changes before the end here, too. */
export async function logInByPassword(
  { upstream, tokens, now }: LoginTools,
  shopper: Shopper,
  given: CallBody<'passwordLogin'>,
  address: string,
): Promise<LoginResult> {
  const token = await tokens.passwordLogin(given, address);
  need(token.access_token);
  try {
    const bearer = { token: token.access_token, address, device: shopper.device };
    const store = await upstream.ask('customerLogin', {
      params: { username: given.username },
      body: { isPwa: true },
      ...bearer,
    });
    need(store.userName);
    const profile = await upstream.ask('customerProfile', { params: { user: store.userName }, ...bearer });
    need(profile.primaryMobile);
    const cart = await bringCart(upstream, shopper, store, token.access_token, address);
    shopper.customer = toCustomerToken(token, store.userName, now());
    shopper.details = {
      emailID: profile.primaryEmailId ?? '',
      firstName: profile.firstName,
      lastName: profile.lastName,
      mobileNumber: profile.primaryMobile.phoneNumber,
      loginTimeStamp: now(),
    };
    shopper.cartGuid = cart.guid;
    shopper.cartCode = cart.code;
    return { userType: profile.userType, needsNames: false, cartMerged: cart.isMerged, neuPassInfo: null };
  } catch (error) {
    await upstream.ask('revokeStoreToken', { token: token.access_token, address }).catch(() => undefined);
    throw error;
  }
}

/** Ends the sessions of a login that did not happen. */
async function undo(upstream: Upstream, state: LoginState, address: string): Promise<void> {
  const ignore = () => undefined;
  if ('token' in state)
    await upstream.ask('revokeStoreToken', { token: state.token.access_token, address }).catch(ignore);
  if ('identity' in state)
    await upstream.ask('endSession', { token: state.identity.accessToken, address }).catch(ignore);
}

/** The failure that is counted by name (specification, section 8). A refusal in the provider's own words is told in them. */
function withoutToken(error?: unknown): never {
  const isTold = error instanceof UpstreamError && error.answer.status >= 400 && error.answer.status < 500;
  throw new Refusal(
    isTold ? 401 : 503,
    'No TD Access Token',
    'We could not log you in just now. Please try again in a moment.',
  );
}

/** An answer that lacks what the next step stands on is trouble, before anything of it is kept. */
function need(...parts: readonly unknown[]): void {
  if (parts.some((part) => !part)) throw unavailable();
}

/** What proves later that it was we who asked for the code (PKCE). */
function newProof() {
  const codeVerifier = randomBytes(32).toString('base64url');
  return { codeVerifier, codeChallenge: createHash('sha256').update(codeVerifier).digest('base64url') };
}

/** What the store is told the customer is called: her phone, else her e-mail address. */
const nameOf = ({ phoneNumber, primaryEmailId, customerHash }: Profile): string =>
  phoneNumber || primaryEmailId || customerHash;

interface CartNames {
  readonly guid: string | undefined;
  readonly code: string | undefined;
  readonly isMerged: boolean;
}

/** The customer's cart, with the guest's lines in it when there is a guest cart and nobody was known on this browser before [BAG-07]. */
async function bringCart(
  upstream: Upstream,
  shopper: Shopper,
  store: CallAnswer<'customerLogin'>,
  token: string,
  address: string,
): Promise<CartNames> {
  const own = { guid: store.cartGuid ?? undefined, code: store.cartCode ?? undefined, isMerged: false };
  if (!shopper.cartGuid || shopper.details) return own;
  try {
    const merged = await upstream.ask('createCart', {
      params: { username: store.userName },
      query: {
        oldCartId: shopper.cartGuid,
        toMergeCartGuid: own.guid,
      },
      token,
      address,
    });
    need(merged.guid, merged.code);
    // A back end that does not tell is taken to have done it.
    return { guid: merged.guid, code: merged.code, isMerged: merged.merged ?? true };
  } catch (error) {
    // The guest's cart is gone (ended, or merged in another tab): there is nothing to lose, and the login stands.
    if (error instanceof UpstreamError && error.answer.status === 404) return own;
    throw error;
  }
}

/** The profile cookie, from the identity provider's profile. */
export function toUserDetails(profile: Profile, now: number): UserDetails {
  return {
    emailID: profile.primaryEmailId ?? '',
    firstName: profile.nameDetails.firstName,
    lastName: profile.nameDetails.lastName,
    mobileNumber: profile.phoneNumber,
    loginTimeStamp: now,
  };
}
