import type { identityAccount } from '../../db/schema/index.ts';

type Account = Partial<typeof identityAccount.$inferInsert>;

/**
 * A demo customer who has every kind of store credit. The demo catalogue gives the credit to this customer
 * hash before the customer logs in for the first time.
 */
export const demoCreditHolder = {
  phone: '9000000014',
  customerHash: 'demonstration0credits0of0all0kinds',
  firstName: 'Leela',
  lastName: 'Nair',
};

/** Initial account values of demo phones, each in a state that is hard to reach by using the shop. */
const accounts: Readonly<Record<string, Account>> = {
  // Migrated from an earlier account system.
  '9000000011': { firstName: 'Meera', lastName: 'Iyer', userType: 'migrated', loyaltyTier: 'Gold' },
  // Has requested deletion, so login is rejected.
  '9000000012': {
    firstName: 'Kabir',
    lastName: 'Sethi',
    deletionRequestedAt: new Date('2026-11-01T00:00:00Z'),
  },
  // A customer who is not yet a member of the loyalty programme. The first login enrols this customer.
  '9000000013': { firstName: 'Zoya', lastName: 'Khan' },
  [demoCreditHolder.phone]: { ...demoCreditHolder, userType: 'existing', loyaltyTier: 'Silver' },
};

export const demoAccount = (phone: string | undefined): Account | undefined =>
  phone === undefined ? undefined : accounts[phone];
