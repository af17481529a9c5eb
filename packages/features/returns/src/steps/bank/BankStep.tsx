import { cleanCode } from '@luxe/format';
import { BankFields } from '@luxe/patterns/bank-fields';
import { digitsOf, type BankValues } from '@luxe/patterns/bank-values';
import { Button } from '@luxe/ui/button';
import { Form, useForm } from '@luxe/ui/form';
import { Notice } from '@luxe/ui/notice';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { useState } from 'react';
import { holdAccountNumber, readAccountNumber } from '../../data/accountNumber.ts';
import { copy as pageCopy } from '../../data/copy.ts';
import type { StepContent } from '../../data/stepContent.ts';
import { StepPage } from '../../views/StepPage.tsx';
import { copy } from './copy.ts';
import { useTypedBranch } from './useTypedBranch.ts';

/** Step 5 of an order that was paid in cash: the account for the refund [ORD-05]. */
export function BankStep({ place, draft, onChange, onContinue }: StepContent) {
  const account = readAccountNumber(place.orderCode);
  const form = useForm<BankValues>({
    defaultValues: {
      holder: draft.bank?.holder ?? '',
      ifsc: draft.bank?.ifsc ?? '',
      account,
      again: account,
    },
    mode: 'onTouched',
  });
  const { check, ...branch } = useTypedBranch(form.watch('ifsc'));
  const [failure, setFailure] = useState('');

  async function submit(values: BankValues) {
    setFailure('');
    const ifsc = cleanCode(values.ifsc);
    const problem = await check(ifsc);
    if (problem) {
      if (problem.isUnknown) form.setError('ifsc', { message: problem.message }, { shouldFocus: true });
      else setFailure(problem.message);
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
          <BankFields {...branch} />
          <Text size="sm" tone="secondary">
            {copy.notStored}
          </Text>
          {failure && <Notice tone="error" live title={failure} />}
          <Button type="submit" block busy={form.formState.isSubmitting} busyLabel={copy.checking}>
            {pageCopy.onward}
          </Button>
        </Stack>
      </Form>
    </StepPage>
  );
}
