import type { Database } from '../db/database.ts';
import { findOrCreateCustomer } from '../modules/customer/repository.ts';
import { addToken } from '../modules/oauth/repository.ts';
import { hashToken, newToken } from '../secrets/tokens.ts';
import type { TestCustomer, TestShop } from './shop.ts';

/**
 * Creates a customer with a valid token, without the steps of a login. For tests that need many customers.
 */
export async function makeCustomer(
  db: Database,
  shop: Pick<TestShop, 'call' | 'clock'>,
  phone: string,
): Promise<TestCustomer> {
  const userName = `buyer${phone}`;
  const { id } = await findOrCreateCustomer(
    db,
    {
      customerHash: userName,
      phoneNumber: phone,
      phoneVerified: true,
      emailVerified: false,
      primaryEmailId: null,
      nameDetails: { firstName: '', lastName: '' },
      gender: null,
      dateOfBirth: null,
      maritalStatus: null,
      userType: 'new',
      loyalCustomer: 'N',
      neuPassInfo: null,
    },
    shop.clock.now(),
  );
  const token = newToken();
  const expiresAt = new Date(shop.clock.now().getTime() + 365 * 86_400_000);
  await addToken(db, {
    tokenHash: hashToken(token),
    kind: 'customer',
    clientId: 'shop',
    customerId: id,
    family: userName,
    expiresAt,
  });
  return {
    userName,
    token,
    refreshToken: '',
    phone,
    call: (method, url, more = {}) =>
      shop.call(method, url.replace('{me}', userName), {
        ...more,
        headers: { authorization: `Bearer ${token}`, ...more.headers },
      }),
  };
}
