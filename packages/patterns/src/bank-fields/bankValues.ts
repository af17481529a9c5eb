export { digitsOf, isAccountNumber, isIfsc } from '@luxe/format';

/** What a form with the fields of a bank account has. */
export type BankValues = { holder: string; ifsc: string; account: string; again: string };

export const noBank: BankValues = { holder: '', ifsc: '', account: '', again: '' };
