import { asciiDigits, cleanCode, hasLetter } from '@luxe/format';
import { Button } from '@luxe/ui/button';
import { Form, useForm, useFormField } from '@luxe/ui/form';
import { Notice } from '@luxe/ui/notice';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { TextField } from '@luxe/ui/text-field';
import { useState } from 'react';
import { holdAccountNumber, readAccountNumber } from '../../data/accountNumber.ts';
import { copy as pageCopy } from '../../data/copy.ts';
import type { StepContent } from '../../data/stepContent.ts';
import { isIfsc } from '../../data/steps.ts';
import { StepPage } from '../../views/StepPage.tsx';
import { copy } from './copy.ts';
import { branchUnknown, useBranch, useCheckBranch } from './useBranch.ts';

type Values = { holder: string; ifsc: string; account: string; again: string };

const digitsOf = (text: string) => asciiDigits(text).replace(/[\s-]/g, '');

/** Step 5 of an order that was paid in cash: the account for the refund [ORD-05]. */
export function BankStep({ place, draft, onChange, onContinue }: StepContent) {
  const checkBranch = useCheckBranch();
  const account = readAccountNumber(place.orderCode);
  const form = useForm<Values>({
    defaultValues: {
      holder: draft.bank?.holder ?? '',
      ifsc: draft.bank?.ifsc ?? '',
      account,
      again: account,
    },
    mode: 'onTouched',
  });
  const [failure, setFailure] = useState('');

  async function submit(values: Values) {
    setFailure('');
    const ifsc = cleanCode(values.ifsc);
    const found = await checkBranch(ifsc);
    if (!found.ok) {
      if (found.reason === branchUnknown)
        form.setError('ifsc', { message: found.message }, { shouldFocus: true });
      else setFailure(found.message);
      return;
    }
    holdAccountNumber(place.orderCode, digitsOf(values.account));
    onChange({ bank: { holder: values.holder.trim(), ifsc } });
    onContinue();
  }

  return (
    <StepPage {...place} title={copy.title} text={copy.text}>
      <Form form={form} onSubmit={submit} aria-label={copy.form}>
        <Stack
          gap={20}
          onBlur={() => {
            // Back and reload lose nothing but the account number.
            const { holder, ifsc } = form.getValues();
            onChange({ bank: { holder, ifsc: cleanCode(ifsc) } });
          }}
        >
          <Fields ifsc={cleanCode(form.watch('ifsc'))} />
          <Text size="sm" tone="secondary">
            {copy.notStored}
          </Text>
          {failure && <Notice tone="error" live title={failure} />}
          <div>
            <Button type="submit" busy={form.formState.isSubmitting} busyLabel={copy.checking}>
              {pageCopy.onward}
            </Button>
          </div>
        </Stack>
      </Form>
    </StepPage>
  );
}

function Fields({ ifsc }: { ifsc: string }) {
  const branch = useBranch(ifsc);
  const ifscField = useFormField<Values>('ifsc', {
    validate: (text) => isIfsc(cleanCode(text)) || copy.ifscInvalid,
  });
  return (
    <>
      <TextField
        label={copy.holder}
        autoComplete="name"
        {...useFormField<Values>('holder', {
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
        {...useFormField<Values>('account', {
          validate: (text) => /^\d{9,18}$/.test(digitsOf(text)) || copy.accountInvalid,
        })}
      />
      <TextField
        label={copy.again}
        inputMode="numeric"
        autoComplete="off"
        {...useFormField<Values>('again', {
          validate: (text, { account }) => digitsOf(text) === digitsOf(account) || copy.differs,
        })}
      />
    </>
  );
}
