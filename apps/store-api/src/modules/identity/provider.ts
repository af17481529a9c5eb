import type { CallResponseInput, CallBody, CallName } from '@luxe/contract/calls';

export type IdentityProfile = CallResponseInput<'fetchCustomer'>;

/**
 * What the store needs from an identity provider: the profile of the customer who owns a single-sign-on
 * token.
 */
export interface IdentityProvider {
  /** Rejects with a 401 `DomainError` for an unknown or expired token. */
  profile(accessToken: string): Promise<IdentityProfile>;
}

type FromBody<Name extends CallName> = (
  body: CallBody<Name>,
  address: string,
) => Promise<CallResponseInput<Name>>;
type FromBearer<Name extends CallName> = (
  accessToken: string,
  body: CallBody<Name>,
  address: string,
) => Promise<CallResponseInput<Name>>;

/**
 * The identity provider with all its endpoints: captcha, login and account changes. Shops without an external
 * provider serve these endpoints on the store’s own listener.
 */
export interface DevelopmentIdentity extends IdentityProvider {
  captcha(): Promise<CallResponseInput<'captcha'>>;
  checkPhone: FromBody<'checkPhone'>;
  checkEmail: FromBody<'checkEmail'>;
  resendOtp: FromBody<'resendOtp'>;
  verifyPhoneOtp: FromBody<'verifyPhoneOtp'>;
  verifyEmailOtp: FromBody<'verifyEmailOtp'>;
  accessToken(body: CallBody<'accessToken'>): Promise<CallResponseInput<'accessToken'>>;
  refreshToken(body: CallBody<'refreshToken'>): Promise<CallResponseInput<'refreshToken'>>;
  changePhone: FromBearer<'changePhone'>;
  verifyChangePhoneOtp: FromBearer<'verifyChangePhoneOtp'>;
  changeEmail: FromBearer<'changeEmail'>;
  verifyChangeEmailOtp: FromBearer<'verifyChangeEmailOtp'>;
  verifyEmail(token: string): Promise<CallResponseInput<'verifyEmail'>>;
  redirectClientAuthCode: FromBearer<'redirectClientAuthCode'>;
  updateProfile: FromBearer<'updateIdentityProfile'>;
  nonloyalToLoyal(accessToken: string): Promise<CallResponseInput<'nonloyalToLoyal'>>;
  endSession(accessToken: string): Promise<CallResponseInput<'endSession'>>;
  /** Returns the customer hash of an access token; rejects with a 401 `DomainError`. */
  bearer(accessToken: string): Promise<string>;
  /** Marks an account for deletion: ends its sessions and rejects later logins. */
  flagDeleted(customerHash: string): Promise<void>;
}
