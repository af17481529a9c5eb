import type { CallAnswer, CallBody, CallName } from '@luxe/contract/calls';

export type IdentityProfile = CallAnswer<'fetchCustomer'>;

/** What the store asks of the identity provider: who the bearer of a single-sign-on token is. */
export interface IdentityProvider {
  /** Rejects with a 401 Refusal for a token that is unknown or has ended. */
  profile(accessToken: string): Promise<IdentityProfile>;
}

type FromBody<Name extends CallName> = (body: CallBody<Name>, address: string) => Promise<CallAnswer<Name>>;
type FromBearer<Name extends CallName> = (
  accessToken: string,
  body: CallBody<Name>,
  address: string,
) => Promise<CallAnswer<Name>>;

/** The whole provider, as the development one plays it on the store's own listener. */
export interface DevelopmentIdentity extends IdentityProvider {
  captcha(): Promise<CallAnswer<'captcha'>>;
  isCaptchaSolved: Captcha['isSolved'];
  checkPhone: FromBody<'checkPhone'>;
  checkEmail: FromBody<'checkEmail'>;
  resendOtp: FromBody<'resendOtp'>;
  verifyPhoneOtp: FromBody<'verifyPhoneOtp'>;
  verifyEmailOtp: FromBody<'verifyEmailOtp'>;
  accessToken(body: CallBody<'accessToken'>): Promise<CallAnswer<'accessToken'>>;
  refreshToken(body: CallBody<'refreshToken'>): Promise<CallAnswer<'refreshToken'>>;
  changePhone: FromBearer<'changePhone'>;
  verifyChangePhoneOtp: FromBearer<'verifyChangePhoneOtp'>;
  changeEmail: FromBearer<'changeEmail'>;
  verifyChangeEmailOtp: FromBearer<'verifyChangeEmailOtp'>;
  verifyEmail(token: string): Promise<CallAnswer<'verifyEmail'>>;
  redirectClientAuthCode: FromBearer<'redirectClientAuthCode'>;
  updateProfile: FromBearer<'updateIdentityProfile'>;
  nonloyalToLoyal(accessToken: string): Promise<CallAnswer<'nonloyalToLoyal'>>;
  endSession(accessToken: string): Promise<CallAnswer<'endSession'>>;
  /** Whom an access token belongs to; rejects with a 401 Refusal. */
  bearer(accessToken: string): Promise<string>;
  /** The customer has asked to be forgotten: sessions end, and a login is refused from now on. */
  flagDeleted(customerHash: string): Promise<void>;
}

/** Carries codes and links to phones and e-mail addresses. In the demo there is no SMS and no mail: the program's line and the second listener show them. */
export interface CodeCourier {
  /** `contact` is ten digits, or an e-mail address. */
  deliver(contact: string, code: string): void;
  deliverLink(email: string, token: string): void;
}

/** Whether it was a person who asked. */
export interface Captcha {
  challenge(): Promise<CallAnswer<'captcha'>>;
  /** True for the token of a challenge of ours that was solved in time, once. Null is what a page sends whose captcha failed. */
  isSolved(token: string | null): Promise<boolean>;
}
