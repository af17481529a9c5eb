/** Texts of the fields of a bank account. */
export const bankLabels = {
  holder: 'Name of the account holder',
  holderMissing: 'Enter the name as the bank has it.',
  ifsc: 'IFSC',
  ifscHint: 'Eleven characters, on your cheque book or in the app of your bank.',
  ifscInvalid: 'An IFSC has four letters, a zero and six letters or digits.',
  account: 'Account number',
  accountInvalid: 'An account number has 9 to 18 digits.',
  again: 'Account number again',
  differs: 'The two account numbers differ.',
} as const;
