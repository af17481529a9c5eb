import type { ErrorDefinition } from './errorDefinition.ts';

/** Message at login when the customer has asked for the account to be deleted (specification, section 8). */
const deletionMessage =
  'Your account deletion is in progress and your account is temporary locked. ' +
  'Please try logging in after few days.';

/** Login, one-time codes, tokens and clients. */
export const session = {
  tokenInvalid: { status: 401, code: 'invalid_token', message: 'Invalid or missing access-token' },
  tokenExpired: { status: 401, code: 'invalid_token', message: 'Access token expired' },
  unknownUser: { status: 404, code: 'U4041', message: 'User not found' },
  unknownClient: { status: 401, code: 'invalid_client', message: 'Unknown client.' },
  unknownIdentityClient: { status: 401, code: 'SSO-1100', message: 'This client is not known.' },

  tooManyCodes: {
    status: 429,
    code: 'SSO-1029',
    message: 'Too many codes requested. Please try again in a few minutes.',
  },
  codeRequestedTooSoon: {
    status: 429,
    code: 'SSO-1029',
    message: (seconds: number) => `You can ask for a new code in ${seconds} s.`,
  },
  codeNotRequested: { status: 400, code: 'SSO-1002', message: 'Please ask for a new code.' },
  codeWrong: {
    status: 400,
    code: 'SSO-1003',
    message: (triesLeft: number) =>
      `That code is not right. You have ${triesLeft} ${triesLeft === 1 ? 'try' : 'tries'} left.`,
  },
  codeExpired: { status: 400, code: 'SSO-1004', message: 'This code has expired. Please ask for a new one.' },
  codeTriesUsedUp: { status: 429, code: 'SSO-1005', message: 'Too many tries. Please ask for a new code.' },
  tooManyCodeTries: {
    status: 429,
    code: 'SSO-1005',
    message: 'Too many tries. Please try again in a few minutes.',
  },

  linkInvalid: {
    status: 404,
    code: 'SSO-1006',
    message: 'This link is not valid. Please ask for a new one.',
  },
  linkExpired: { status: 410, code: 'SSO-1007', message: 'This link has expired. Please ask for a new one.' },
  linkUsed: {
    status: 409,
    code: 'SSO-1009',
    message: 'This link was already used: the address is confirmed.',
  },
  // Thrown only after the shopper has proven that the contact is theirs, so that other callers cannot find
  // out who has an account.
  contactTaken: {
    status: 409,
    code: 'SSO-1008',
    message: (contact: 'number' | 'address') =>
      `Another account uses this ${contact}. Log in with it, or enter another one.`,
  },
  redirectNotAllowed: { status: 400, code: 'SSO-1010', message: 'This redirect address is not allowed.' },

  loginInvalid: {
    status: 401,
    code: 'SSO-1101',
    message: 'This login is no longer valid. Please log in again.',
  },
  sessionEnded: { status: 401, code: 'SSO-1102', message: 'This session has ended. Please log in again.' },
  loginUnavailable: {
    status: 503,
    code: 'S5030',
    message: 'You cannot log in right now. Please try again in a moment.',
  },
  // The identity provider rejects the login of an account with a pending deletion.
  accountDeletionPending: { status: 409, code: 'SSO-1201', message: deletionMessage },
  // The store rejects the login of an account with a pending deletion if the identity provider did not reject
  // it.
  customerDeletionPending: { status: 423, code: 'SSO-1201', message: deletionMessage },

  storeLoginInvalid: {
    status: 401,
    code: 'invalid_grant',
    message: 'This login is no longer valid. Please log in again.',
  },
  storeSessionEnded: {
    status: 401,
    code: 'invalid_grant',
    message: 'This session has ended. Please log in again.',
  },
  loginOfAnotherAccount: {
    status: 401,
    code: 'invalid_grant',
    message: 'This login belongs to another account.',
  },
  passwordLoginFailed: {
    status: 400,
    code: 'invalid_grant',
    message: 'Invalid user/password or user not found',
  },
  passwordLoginNotOffered: {
    status: 400,
    code: 'unsupported_grant_type',
    message: 'This shop uses no passwords. Log in with a code.',
  },
} as const satisfies Record<string, ErrorDefinition>;
