import type { ErrorDefinition } from './errorDefinition.ts';

/**
 * Login, one-time codes, tokens and clients. The codes of the identity provider are those of the
 * specification, section 8.
 */
export const session = {
  // Exact sentences of the specification.
  invalid_token: {
    status: 401,
    messages: { tokenInvalid: 'Invalid or missing access-token', tokenExpired: 'Access token expired' },
  },
  U4041: { status: 404, messages: { unknownUser: 'User not found' } },
  invalid_client: { status: 401, messages: { unknownClient: 'Unknown client.' } },
  'SSO-1100': { status: 401, messages: { unknownIdentityClient: 'This client is not known.' } },

  'SSO-1001': { status: 400, messages: {} },
  'SSO-1029': {
    status: 429,
    messages: {
      tooManyCodes: 'Too many codes requested. Please try again in a few minutes.',
      codeRequestedTooSoon: (seconds: number) => `You can ask for a new code in ${seconds} s.`,
    },
  },
  'SSO-1002': { status: 400, messages: { codeNotRequested: 'Please ask for a new code.' } },
  'SSO-1003': {
    status: 400,
    messages: {
      codeWrong: (triesLeft: number) =>
        `That code is not right. You have ${triesLeft} ${triesLeft === 1 ? 'try' : 'tries'} left.`,
    },
  },
  'SSO-1004': {
    status: 400,
    messages: { codeExpired: 'This code has expired. Please ask for a new one.' },
  },
  'SSO-1005': {
    status: 429,
    messages: {
      codeTriesUsedUp: 'Too many tries. Please ask for a new code.',
      tooManyCodeTries: 'Too many tries. Please try again in a few minutes.',
    },
  },

  'SSO-1006': {
    status: 404,
    messages: { linkInvalid: 'This link is not valid. Please ask for a new one.' },
  },
  'SSO-1007': { status: 410, messages: { linkExpired: 'This link has expired. Please ask for a new one.' } },
  'SSO-1009': {
    status: 409,
    messages: { linkUsed: 'This link was already used: the address is confirmed.' },
  },
  // Thrown only after the shopper has proven that the contact is theirs, so that other callers cannot find
  // out who has an account.
  'SSO-1008': {
    status: 409,
    messages: {
      contactTaken: (contact: 'number' | 'address') =>
        `Another account uses this ${contact}. Log in with it, or enter another one.`,
    },
  },
  'SSO-1010': { status: 400, messages: { redirectNotAllowed: 'This redirect address is not allowed.' } },

  'SSO-1101': {
    status: 401,
    messages: { loginInvalid: 'This login is no longer valid. Please log in again.' },
  },
  'SSO-1102': { status: 401, messages: { sessionEnded: 'This session has ended. Please log in again.' } },
  S5030: {
    status: 503,
    messages: { loginUnavailable: 'You cannot log in right now. Please try again in a moment.' },
  },
  // Exact code and sentence of the specification. The identity provider rejects the login; the store does so
  // if the provider did not.
  'SSO-1201': {
    status: 409,
    messages: {
      accountDeletionPending:
        'Your account deletion is in progress and your account is temporary locked. ' +
        'Please try logging in after few days.',
    },
  },
  'GR-UP-1013': { status: 400, messages: {} },
  'GR-UP-1014': { status: 400, messages: {} },

  // A refresh token that is not valid. The status is 401, because section 4 of the specification ends a
  // session by this status.
  invalid_grant: {
    status: 401,
    messages: {
      storeLoginInvalid: 'This login is no longer valid. Please log in again.',
      storeSessionEnded: 'This session has ended. Please log in again.',
      loginOfAnotherAccount: 'This login belongs to another account.',
    },
  },
  unsupported_grant_type: {
    status: 400,
    messages: { passwordLoginNotOffered: 'This shop uses no passwords. Log in with a code.' },
  },

  // At the session boundary. Exact sentences of the specification, except the first.
  InvalidTokenError: {
    status: 401,
    messages: {
      loginNeeded: 'Please log in to continue.',
      loggedOut: 'You have been logged out, please login.',
    },
  },
  REFRESH_FAILED: { status: 503, messages: { refreshFailed: 'Something went wrong!' } },
  // Exact code of the specification, under which these failures are counted.
  'No TD Access Token': {
    status: 503,
    messages: { noIdentityToken: 'We could not log you in just now. Please try again in a moment.' },
  },
} as const satisfies Record<string, ErrorDefinition>;
