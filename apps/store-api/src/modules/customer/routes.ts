import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Mount } from '../../http/mount.ts';
import { invalidToken } from '../../refusal.ts';
import { findOpenCart } from '../cart/repository.ts';
import { findCustomer, noteLogin } from './repository.ts';

/** Profile and store login. */
export function customerRoutes(mount: Mount, { db, clock }: { db: Database; clock: Clock }) {
  mount('customerProfile', async ({ caller }) => {
    const known = await findCustomer(db, caller.customerId);
    if (!known) throw invalidToken();
    return {
      customerId: String(known.id),
      customerHash: known.customerHash,
      firstName: known.firstName,
      lastName: known.lastName,
      primaryEmailId: known.email,
      primaryMobile: { phoneNumber: known.phone },
      userType: known.userType,
    };
  });

  mount('customerLogin', async ({ caller }) => {
    await noteLogin(db, caller.customerId, clock.now());
    const cart = await findOpenCart(db, caller.customerId);
    return {
      status: 'SUCCESS',
      userName: caller.userName,
      cartCode: cart?.code ?? null,
      cartGuid: cart?.guid ?? null,
    };
  });
}
