import type { Mount } from '../http/mount.ts';
import type { Oauth } from '../modules/oauth/service.ts';

export function oauthRoutes(mount: Mount, oauth: Oauth) {
  mount('token', ({ body, address }) => oauth.token(body, address));
  mount('refreshStoreToken', ({ body }) => oauth.refresh(body));
  mount('codeChallenge', () => oauth.codeChallenge());
  mount('registerTdUser', ({ caller, body }) => oauth.register(caller, body));
  mount('revokeStoreToken', async ({ caller }) => {
    await oauth.revoke(caller);
    return { status: 'SUCCESS' };
  });
}
