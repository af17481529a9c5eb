import { asciiDigits, cleanCode, hasLetter } from '@luxe/format';
import { useFormField } from '@luxe/ui/form';
import { TextField } from '@luxe/ui/text-field';
import { isIfsc } from '../../data/steps.ts';
import { copy } from './copy.ts';
import { useBranch } from './useBranch.ts';

export type BankValues = { holder: string; ifsc: string; account: string; again: string };

/** The digits of an account number, however it was typed. */
export const digitsOf = (text: string): string => asciiDigits(text).replace(/[\s-]/g, '');

/** Fields of a bank account, inside a form. `ifsc`: what is typed so far, to name its branch. */
export function BankFields({ ifsc }: { ifsc: string }) {
  const branch = useBranch(ifsc);
  const ifscField = useFormField<BankValues>('ifsc', {
    validate: (text) => isIfsc(cleanCode(text)) || copy.ifscInvalid,
  });
  return (
    <>
      <TextField
        label={copy.holder}
        autoComplete="name"
        {...useFormField<BankValues>('holder', {
          validate: (name) => (hasLetter(name) && name.trim().length > 1) || copy.holderMissing,
        })}
      />
      <TextField
        label={copy.ifsc}
        hint={branch.name || copy.ifscHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...ifscField}
        error={ifscField.error ?? (branch.problem || undefined)}
      />
      <TextField
        label={copy.account}
        inputMode="numeric"
        autoComplete="off"
        {...useFormField<BankValues>('account', {
          validate: (text) => /^\d{9,18}$/.test(digitsOf(text)) || copy.accountInvalid,
        })}
      />
      <TextField
        label={copy.again}
        inputMode="numeric"
        autoComplete="off"
        {...useFormField<BankValues>('again', {
          validate: (text, { account }) => digitsOf(text) === digitsOf(account) || copy.differs,
        })}
      />
    </>
  );
}
