import type { Clock, SharedCounts } from '@luxe/host';
import type { Database } from '../db/database.ts';
import type { Mount } from '../http/mount.ts';
import { findOpenCart } from '../modules/cart/repository.ts';
import type { IdentityProvider } from '../modules/identity/provider.ts';
import { createPasswords } from '../modules/customer/password.ts';
import { createProfiles } from '../modules/customer/profile.ts';
import { recordLogin } from '../modules/customer/repository.ts';

export interface CustomerOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly identity: IdentityProvider;
  readonly shared?: SharedCounts | undefined;
}

/** Mounts profile, password and store login. */
export function customerRoutes(mount: Mount, { db, clock, identity, shared }: CustomerOptions) {
  const profiles = createProfiles(db, clock);
  const passwords = createPasswords({ db, clock, shared });

  mount('customerProfile', ({ caller }) => profiles.read(caller.customerId));
  mount('updateProfile', async ({ caller, body }) => {
    await profiles.change(caller, body);
    return { status: 'SUCCESS' };
  });
  mount('updateEmail', async ({ caller, body }) => {
    await profiles.changeEmail(caller, body.newEmail, await identity.profile(body.tdToken));
    return { status: 'SUCCESS' };
  });
  mount('resetCustomerPassword', async ({ caller, query }) => {
    await passwords.reset(caller, query.old, query.newPassword);
    return { status: 'SUCCESS' };
  });

  mount('customerLogin', async ({ caller }) => {
    await recordLogin(db, caller.customerId, clock.now());
    const cart = await findOpenCart(db, caller.customerId);
    return {
      status: 'SUCCESS',
      userName: caller.userName,
      cartCode: cart?.code ?? null,
      cartGuid: cart?.guid ?? null,
    };
  });
}
