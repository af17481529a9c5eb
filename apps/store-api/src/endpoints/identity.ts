import type { Mount } from '../http/mount.ts';
import type { DevelopmentIdentity } from '../modules/identity/provider.ts';

/**
 * Serves the development identity provider on the store’s own listener, for shops without an external one.
 */
export function identityRoutes(mount: Mount, identity: DevelopmentIdentity) {
  mount('captcha', () => identity.captcha());
  mount('checkPhone', ({ body, address }) => identity.checkPhone(body, address));
  mount('checkEmail', ({ body, address }) => identity.checkEmail(body, address));
  mount('resendOtp', ({ body, address }) => identity.resendOtp(body, address));
  mount('verifyPhoneOtp', ({ body, address }) => identity.verifyPhoneOtp(body, address));
  mount('verifyEmailOtp', ({ body, address }) => identity.verifyEmailOtp(body, address));
  mount('accessToken', ({ body }) => identity.accessToken(body));
  mount('refreshToken', ({ body }) => identity.refreshToken(body));
  mount('fetchCustomer', ({ caller }) => identity.profile(caller.accessToken));
  mount('changePhone', ({ caller, body, address }) =>
    identity.changePhone(caller.accessToken, body, address),
  );
  mount('verifyChangePhoneOtp', ({ caller, body, address }) =>
    identity.verifyChangePhoneOtp(caller.accessToken, body, address),
  );
  mount('changeEmail', ({ caller, body, address }) =>
    identity.changeEmail(caller.accessToken, body, address),
  );
  mount('verifyChangeEmailOtp', ({ caller, body, address }) =>
    identity.verifyChangeEmailOtp(caller.accessToken, body, address),
  );
  mount('verifyEmail', ({ params }) => identity.verifyEmail(params.token));
  mount('redirectClientAuthCode', ({ caller, body, address }) =>
    identity.redirectClientAuthCode(caller.accessToken, body, address),
  );
  mount('updateIdentityProfile', ({ caller, body, address }) =>
    identity.updateProfile(caller.accessToken, body, address),
  );
  mount('nonloyalToLoyal', ({ caller }) => identity.nonloyalToLoyal(caller.accessToken));
  mount('endSession', ({ caller }) => identity.endSession(caller.accessToken));
}
