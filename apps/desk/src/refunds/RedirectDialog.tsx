import { cleanCode, digitsOf, isAccountNumber, isIfsc } from '@luxe/format';
import { deskTextLimits, type DeskBody } from '@luxe/contract/desk';
import { useFormField } from '@luxe/ui/form';
import { RadioGroup } from '@luxe/ui/radio-group';
import { TextField } from '@luxe/ui/text-field';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormDialog } from '../form/FormDialog.tsx';
import { bankOfIfsc } from './bankOfIfsc.ts';

type Redirection = DeskBody<'redirectRefund'>;

export interface RedirectDialogProps {
  readonly amount: string;
  /** Resolves to a sentence when it failed. */
  readonly onRedirect: (redirection: Redirection) => Promise<string | undefined>;
}

interface Values {
  to: Redirection['to'];
  holder: string;
  ifsc: string;
  accountNumber: string;
  again: string;
}

/** Pays a refund that the provider rejects as cliq cash or to a bank account. */
export const RedirectDialog = ({ amount, onRedirect }: RedirectDialogProps) => (
  <FormDialog<Values>
    trigger="Pay it elsewhere"
    title={`Pay ${amount} elsewhere`}
    description="The provider rejects this refund. The money goes another way, once. This cannot be undone."
    defaultValues={{ to: 'cliq-cash', holder: '', ifsc: '', accountNumber: '', again: '' }}
    submitLabel="Pay it this way"
    busyLabel="Paying"
    onSubmit={async ({ to, holder, ifsc, accountNumber }) => {
      const bank = { holder, ifsc: cleanCode(ifsc), accountNumber: digitsOf(accountNumber) };
      const problem = await onRedirect(to === 'bank' ? { to, ...bank } : { to });
      return problem === undefined ? undefined : { form: problem };
    }}
  >
    <RedirectFields />
  </FormDialog>
);

function RedirectFields() {
  const { control } = useFormContext<Values>();
  const to = useWatch({ control, name: 'to' });
  return (
    <>
      <RadioGroup
        legend="Pay it"
        options={[
          { value: 'cliq-cash', label: 'As cliq cash' },
          { value: 'bank', label: 'To a bank account' },
        ]}
        {...useFormField<Values>('to')}
      />
      {to === 'bank' && <BankFields />}
    </>
  );
}

function BankFields() {
  const { control } = useFormContext<Values>();
  const bank = bankOfIfsc(useWatch({ control, name: 'ifsc' }));
  return (
    <>
      <TextField
        label="Name of the account holder"
        autoComplete="off"
        {...useFormField<Values>('holder', {
          required: 'Enter the name of the account holder.',
          maxLength: { value: deskTextLimits.holder, message: 'Shorten the name.' },
        })}
      />
      <TextField
        label="IFSC"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint="11 characters, such as HDFC0000123."
        success={bank}
        {...useFormField<Values>('ifsc', {
          validate: (text) => isIfsc(cleanCode(text)) || 'Enter the IFSC of the branch, 11 characters.',
        })}
      />
      <TextField
        label="Account number"
        inputMode="numeric"
        autoComplete="off"
        {...useFormField<Values>('accountNumber', {
          validate: (text) => isAccountNumber(digitsOf(text)) || 'Enter 9 to 18 digits.',
        })}
      />
      <TextField
        label="Account number again"
        inputMode="numeric"
        autoComplete="off"
        {...useFormField<Values>('again', {
          validate: (text, { accountNumber }) =>
            digitsOf(text) === digitsOf(accountNumber) || 'The two account numbers differ.',
        })}
      />
    </>
  );
}
