import type { identityAccount } from '../../db/schema/index.ts';

type Account = Partial<typeof identityAccount.$inferInsert>;

/** Has store credit of every kind (credit/demo.ts), which is written down under a name that is known before the first login. */
export const demoCreditHolder = {
  phone: '9000000014',
  customerHash: 'demonstration0credits0of0all0kinds',
  firstName: 'Leela',
  lastName: 'Nair',
};

/** Phones of a demonstration whose account is there before their first login, each in a state that is hard to come to otherwise. */
const accounts: Readonly<Record<string, Account>> = {
  // Came over from the shop's former accounts.
  '9000000011': { firstName: 'Meera', lastName: 'Iyer', userType: 'migrated', loyaltyTier: 'Gold' },
  // Has asked to be forgotten: a login is refused.
  '9000000012': { firstName: 'Kabir', lastName: 'Sethi', deletionAskedAt: new Date('2026-11-01T00:00:00Z') },
  // Is no member of the loyalty programme yet; the first login makes her one.
  '9000000013': { firstName: 'Zoya', lastName: 'Khan' },
  [demoCreditHolder.phone]: { ...demoCreditHolder, userType: 'existing', loyaltyTier: 'Silver' },
};

export const demoAccount = (phone: string | undefined): Account | undefined =>
  phone === undefined ? undefined : accounts[phone];
