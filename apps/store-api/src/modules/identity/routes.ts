import type { Mount } from '../../http/mount.ts';
import type { DevelopmentIdentity } from './provider.ts';

/** The identity provider's calls, on the store's own listener: a demo shop has no other. */
export function identityRoutes(mount: Mount, identity: DevelopmentIdentity) {
  mount('checkPhone', ({ body, address }) => identity.checkPhone(body, address));
  mount('resendOtp', ({ body, address }) => identity.resendOtp(body, address));
  mount('verifyPhoneOtp', ({ body, address }) => identity.verifyPhoneOtp(body, address));
  mount('accessToken', ({ body }) => identity.accessToken(body));
  mount('refreshToken', ({ body }) => identity.refreshToken(body));
  mount('fetchCustomer', ({ caller }) => identity.profile(caller.accessToken));
  mount('updateIdentityProfile', ({ caller, body }) => identity.updateProfile(caller.customerHash, body));
  mount('endSession', ({ caller }) => identity.endSession(caller.accessToken));
}
