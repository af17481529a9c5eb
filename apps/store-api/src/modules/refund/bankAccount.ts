import { domainError } from '../../errors/domainError.ts';
import type { Encryption } from '../../secrets/encryption.ts';
import { bankOf } from './banks.ts';

/** An account to which the desk transfers a refund. */
export interface BankAccount {
  readonly holder: string;
  readonly ifsc: string;
  readonly accountNumber: string;
}

/** The account, encrypted, and its last four digits. Throws for an IFSC that no branch has. */
export function encryptBank(account: BankAccount, { encrypt }: Encryption) {
  if (!bankOf(account.ifsc)) throw domainError('branchUnknown');
  return { bank: encrypt(JSON.stringify(account)), bankLastFour: account.accountNumber.slice(-4) };
}

export const decryptBank = (bank: string, { decrypt }: Encryption): BankAccount =>
  JSON.parse(decrypt(bank)) as BankAccount;
