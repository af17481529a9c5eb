import type { CallAnswer, CallBody } from '@luxe/contract/calls';

export type IdentityProfile = CallAnswer<'fetchCustomer'>;

/** What the store asks of the identity provider: who the bearer of a single-sign-on token is. An outside provider is another implementation. */
export interface IdentityProvider {
  /** Rejects with a 401 Refusal for a token that is unknown or has ended. */
  profile(accessToken: string): Promise<IdentityProfile>;
}

/** The whole provider, as the development one plays it on the store's own listener. */
export interface DevelopmentIdentity extends IdentityProvider {
  checkPhone(body: CallBody<'checkPhone'>, address: string): Promise<CallAnswer<'checkPhone'>>;
  resendOtp(body: CallBody<'resendOtp'>, address: string): Promise<CallAnswer<'resendOtp'>>;
  verifyPhoneOtp(body: CallBody<'verifyPhoneOtp'>, address: string): Promise<CallAnswer<'verifyPhoneOtp'>>;
  accessToken(body: CallBody<'accessToken'>): Promise<CallAnswer<'accessToken'>>;
  refreshToken(body: CallBody<'refreshToken'>): Promise<CallAnswer<'refreshToken'>>;
  updateProfile(
    customerHash: string,
    body: CallBody<'updateIdentityProfile'>,
  ): Promise<CallAnswer<'updateIdentityProfile'>>;
  endSession(accessToken: string): Promise<CallAnswer<'endSession'>>;
  /** Whom an access token belongs to; rejects with a 401 Refusal. */
  bearer(accessToken: string): Promise<string>;
}

/** Carries a one-time code to a phone. In the demo there is no SMS: the program's line and the second listener show it. */
export interface CodeCourier {
  deliver(phone: string, code: string): void;
}
