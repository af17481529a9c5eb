import { createHash, randomBytes } from 'node:crypto';
import type { CallResponseInput, CallBody } from '@luxe/contract/calls';
import { domainError, unavailable } from './errors.ts';
import type { IdentitySession, Shopper, UserDetails } from './shopper.ts';
import { toCustomerToken, toIdentitySession, type Tokens } from './shopperTokens.ts';
import { UpstreamError, type Upstream } from './upstream.ts';

export interface LoginTools {
  readonly upstream: Upstream;
  readonly tokens: Tokens;
  readonly now: () => number;
}

/**
 * How the shopper logs in: by a code sent to them, or by a login link that another client of the identity
 * provider made.
 */
export type LoginBy =
  | { readonly by: 'code'; readonly given: CallBody<'login'> }
  | {
      readonly by: 'link';
      readonly authCode: string;
      readonly codeVerifier: string;
      readonly isSocialMedia: boolean;
    };

type UserType = CallResponseInput<'verifyPhoneOtp'>['userType'];
type Profile = CallResponseInput<'fetchCustomer'>;

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
interface WithProfile extends SignedOn {
  readonly profile: Profile;
}
interface WithToken extends WithProfile {
  readonly token: CallResponseInput<'token'>;
}
interface InStore extends WithToken {
  readonly store: CallResponseInput<'customerLogin'>;
}
interface WithBag extends InStore {
  readonly cart: CartNames;
}

/**
 * A state of the login: `at` has the number and name of the step that runs next (specification), and the
 * other fields have the results of the earlier steps. The page itself runs step 1, so the first state is step
 * 2.
 */
type LoginState =
  | { readonly at: '2 code'; readonly given: CallBody<'login'> }
  | ({ readonly at: '3 single sign-on' } & Authorised)
  | ({ readonly at: '4 profile' } & SignedOn)
  | ({ readonly at: '5 store token' } & WithProfile)
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
 * Runs steps 2 to 7 of the login chain [AUT-01]. A login by link starts at step 3 [AUT-02]. The shopper
 * changes only in the last step, so a guest stays a guest when a step fails [AUT-20]. In that case, ends the
 * sessions that earlier steps opened, and rejects with the error of the failed step.
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
      const { codeVerifier, codeChallenge } = createPkcePair();
      const common = { otp, refId, codeChallenge };
      const { authCode } = await (phone
        ? upstream.call('verifyPhoneOtp', {
            query: { source },
            body: { phone, countryCode: '91', ...common },
            address,
          })
        : upstream.call('verifyEmailOtp', { query: { source }, body: { email, ...common }, address }));
      requireAll(authCode);
      return { at: '3 single sign-on', authCode, codeVerifier };
    },

    '3 single sign-on': async ({ authCode, codeVerifier }) => {
      const response = await upstream
        .call('accessToken', { body: { authCode, codeVerifier }, address })
        .catch(failWithoutToken);
      if (!response.accessToken || !response.idToken?.customerHash) return failWithoutToken();
      return { at: '4 profile', identity: toIdentitySession(response, now()) };
    },

    '4 profile': async ({ identity }) => {
      const profile = await upstream.call('fetchCustomer', { token: identity.accessToken, address });
      requireAll(profile.customerHash, profile.nameDetails);
      return { at: '5 store token', identity, profile: await enrolInLoyalty(profile, identity) };
    },

    '5 store token': async (known) => {
      const token = await tokens.login(known.identity, nameOf(known.profile), address);
      requireAll(token.access_token);
      return { ...known, at: '5 store login', token };
    },

    '5 store login': async (known) => {
      const store = await upstream.call('customerLogin', {
        params: { username: nameOf(known.profile) },
        body: { isPwa: true },
        token: known.token.access_token,
        address,
        device: shopper.device,
      });
      requireAll(store.userName);
      return { ...known, at: '6 bag', store };
    },

    '6 bag': async (known) => {
      const cart = await mergeGuestCart(upstream, shopper, known.store, known.token.access_token, address);
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

  /**
   * Every customer is a member of the loyalty programme [AUT-07]. A failed enrolment does not stop the login.
   */
  async function enrolInLoyalty(profile: Profile, { accessToken }: IdentitySession): Promise<Profile> {
    if (profile.loyalCustomer === 'Y') return profile;
    const enrolment = await upstream
      .call('nonloyalToLoyal', { token: accessToken, address })
      .catch(() => undefined);
    return enrolment ? { ...profile, loyalCustomer: 'Y', neuPassInfo: enrolment.neuPassInfo } : profile;
  }
}

/**
 * Logs in by password, in a shop without single sign-on [AUT-11]: the login chain without steps 1 to 4. As in
 * `logIn`, the shopper changes only in the last step.
 */
export async function logInByPassword(
  { upstream, tokens, now }: LoginTools,
  shopper: Shopper,
  given: CallBody<'passwordLogin'>,
  address: string,
): Promise<LoginResult> {
  const token = await tokens.passwordLogin(given, address);
  requireAll(token.access_token);
  try {
    const bearer = { token: token.access_token, address, device: shopper.device };
    const store = await upstream.call('customerLogin', {
      params: { username: given.username },
      body: { isPwa: true },
      ...bearer,
    });
    requireAll(store.userName);
    const profile = await upstream.call('customerProfile', { params: { user: store.userName }, ...bearer });
    requireAll(profile.primaryMobile);
    const cart = await mergeGuestCart(upstream, shopper, store, token.access_token, address);
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
    await upstream.call('revokeStoreToken', { token: token.access_token, address }).catch(() => undefined);
    throw error;
  }
}

/** Ends the sessions of a failed login. */
async function undo(upstream: Upstream, state: LoginState, address: string): Promise<void> {
  const ignore = () => undefined;
  if ('token' in state)
    await upstream.call('revokeStoreToken', { token: state.token.access_token, address }).catch(ignore);
  if ('identity' in state)
    await upstream.call('endSession', { token: state.identity.accessToken, address }).catch(ignore);
}

/**
 * Throws the error `No TD Access Token`, the name under which these failures are counted (specification,
 * section 8).
 */
function failWithoutToken(): never {
  throw domainError('noIdentityToken');
}

/**
 * Throws a 503 error when a response lacks a value that the next step of the login needs. Call this function
 * before any value is saved.
 */
function requireAll(...parts: readonly unknown[]): void {
  if (parts.some((part) => !part)) throw unavailable();
}

/** Proof key (PKCE): the verifier later proves that this server requested the code. */
function createPkcePair() {
  const codeVerifier = randomBytes(32).toString('base64url');
  return { codeVerifier, codeChallenge: createHash('sha256').update(codeVerifier).digest('base64url') };
}

/** The customer's name at the store: the phone number, or else the e-mail address. */
const nameOf = ({ phoneNumber, primaryEmailId, customerHash }: Profile): string =>
  phoneNumber || primaryEmailId || customerHash;

interface CartNames {
  readonly guid: string | undefined;
  readonly code: string | undefined;
  readonly isMerged: boolean;
}

/**
 * Returns the customer's cart. Merges the guest's cart into the customer's cart [BAG-07], unless this browser
 * still has the profile cookie of an earlier customer.
 */
async function mergeGuestCart(
  upstream: Upstream,
  shopper: Shopper,
  store: CallResponseInput<'customerLogin'>,
  token: string,
  address: string,
): Promise<CartNames> {
  const own = { guid: store.cartGuid ?? undefined, code: store.cartCode ?? undefined, isMerged: false };
  if (!shopper.cartGuid || shopper.details) return own;
  try {
    const merged = await upstream.call('createCart', {
      params: { username: store.userName },
      query: {
        oldCartId: shopper.cartGuid,
        toMergeCartGuid: own.guid,
      },
      token,
      address,
    });
    requireAll(merged.guid, merged.code);
    // When the back end does not report whether it has merged the carts, it is assumed to have merged them.
    return { guid: merged.guid, code: merged.code, isMerged: merged.merged ?? true };
  } catch (error) {
    // The guest cart no longer exists: the cart has expired, or another tab has merged it. There is nothing
    // left to merge, so the login continues.
    if (error instanceof UpstreamError && error.response.status === 404) return own;
    throw error;
  }
}

/** Builds the profile cookie from the identity provider's profile. */
export function toUserDetails(profile: Profile, now: number): UserDetails {
  return {
    emailID: profile.primaryEmailId ?? '',
    firstName: profile.nameDetails.firstName,
    lastName: profile.nameDetails.lastName,
    mobileNumber: profile.phoneNumber,
    loginTimeStamp: now,
  };
}
