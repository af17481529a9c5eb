import { cleanCode, hasLetter } from '@luxe/format';
import { useFormField } from '@luxe/ui/form';
import { TextField } from '@luxe/ui/text-field';
import { bankLabels } from './bankLabels.ts';
import { digitsOf, isAccountNumber, isIfsc, type BankValues } from './bankValues.ts';

export interface BankFieldsProps {
  /** Bank and branch of the typed IFSC; empty until known. */
  readonly branchName: string;
  /** Why no branch has the typed IFSC; empty when it is right or not checked. */
  readonly branchProblem: string;
}

/** Fields of a bank account, inside a `Form` of ui whose values include `BankValues`. */
export function BankFields({ branchName, branchProblem }: BankFieldsProps) {
  // The form focuses the first wrong field in this order.
  const holderField = useFormField<BankValues>('holder', {
    validate: (name) => (hasLetter(name) && name.trim().length > 1) || bankLabels.holderMissing,
  });
  const ifscField = useFormField<BankValues>('ifsc', {
    validate: (text) => isIfsc(cleanCode(text)) || bankLabels.ifscInvalid,
  });
  return (
    <>
      <TextField label={bankLabels.holder} autoComplete="name" {...holderField} />
      <TextField
        label={bankLabels.ifsc}
        hint={branchName || bankLabels.ifscHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...ifscField}
        error={ifscField.error ?? (branchProblem || undefined)}
      />
      <TextField
        label={bankLabels.account}
        inputMode="numeric"
        autoComplete="off"
        {...useFormField<BankValues>('account', {
          validate: (text) => isAccountNumber(digitsOf(text)) || bankLabels.accountInvalid,
        })}
      />
      <TextField
        label={bankLabels.again}
        inputMode="numeric"
        autoComplete="off"
        {...useFormField<BankValues>('again', {
          validate: (text, { account }) => digitsOf(text) === digitsOf(account) || bankLabels.differs,
        })}
      />
    </>
  );
}
