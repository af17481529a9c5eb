import { missingOrderModes } from '@luxe/contract/missing-order';
import { cleanEmail, indianDay, isEmail, textLength } from '@luxe/format';
import { DateField } from '@luxe/ui/date-field';
import type { FieldFile } from '@luxe/ui/file-field';
import { Form, useForm, useFormField } from '@luxe/ui/form';
import { Select } from '@luxe/ui/select';
import { Stack } from '@luxe/ui/stack';
import { TextArea } from '@luxe/ui/text-area';
import { TextField } from '@luxe/ui/text-field';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { copy } from '../data/copy.ts';
import { FormEnd, type SendOutcome } from './FormEnd.tsx';
import { MatchNotice } from './MatchNotice.tsx';
import type { MissingOrderReport } from '../data/useMissingOrder.ts';

type Mode = (typeof missingOrderModes)[number] | '';
type Values = {
  reference: string;
  paidOn: string | null;
  amount: string;
  paymentMode: Mode;
  text: string;
  email: string;
};

export type MissingOrderFormProps = {
  /** E-mail address of the account; empty without one. */
  email: string;
  report: MissingOrderReport;
};

/**
 * Form about a payment without an order [ORD-10]. A reference of an order that the customer has is answered
 * at once. After an error, the form keeps its values; after success, it shows the number of the request.
 */
export function MissingOrderForm({ email, report }: MissingOrderFormProps) {
  const empty: Values = { reference: '', paidOn: null, amount: '', paymentMode: '', text: '', email };
  const form = useForm<Values>({ defaultValues: empty, mode: 'onTouched' });
  const [files, setFiles] = useState<FieldFile[]>([]);
  const [outcome, setOutcome] = useState<SendOutcome>();

  async function send(values: Values) {
    setOutcome(undefined);
    // The shopper sees the answer, and can still send the report.
    if (await report.check(values.reference)) return;
    const sent = await report.send(
      {
        ...values,
        reference: values.reference.trim(),
        paidOn: values.paidOn ?? '',
        amount: digitsOf(values.amount),
        email: cleanEmail(values.email),
      },
      files.flatMap(({ file }) => (file ? [file] : [])),
    );
    setOutcome(sent);
    if (!sent.ok) return;
    form.reset(empty);
    setFiles([]);
  }

  return (
    <Column>
      <Form form={form} onSubmit={send} aria-label={copy.missingForm}>
        <Stack gap={20}>
          <Fields form={form} report={report} />
          <FormEnd
            filesLabel={copy.screenshots}
            files={files}
            onFilesChange={setFiles}
            outcome={outcome}
            isSending={form.formState.isSubmitting}
            sendLabel={copy.missingSend}
          />
        </Stack>
      </Form>
    </Column>
  );
}

/** Limits the form to a readable line length. */
const Column = styled.div`
  max-inline-size: var(--lx-layout-copy);
`;

const maxTextLength = 2000;
/** `₹29,000` and `29 000` are 29000. */
const digitsOf = (amount: string): string => amount.replace(/[₹,\s]/g, '');

type FieldsProps = { form: ReturnType<typeof useForm<Values>>; report: MissingOrderReport };

/** The date does not use the hook `useFormValue`, whose code would then also load in checkout. */
function Fields({ form, report }: FieldsProps) {
  const reference = useFormField<Values>('reference', {
    validate: (given) => /^[\w #./:-]{0,60}$/.test((given ?? '').trim()) || copy.referenceInvalid,
  });
  const [today] = useState(() => indianDay(new Date()));
  const dateProblem = useRef<string>(undefined);
  form.register('paidOn', { validate: () => dateProblem.current ?? true });
  const amount = useFormField<Values>('amount', {
    validate: (given) => /^\d{0,9}$/.test(digitsOf(given ?? '')) || copy.amountInvalid,
  });
  const text = useFormField<Values>('text', {
    validate: (value) =>
      textLength(value ?? '') < 10
        ? copy.textMissing
        : textLength(value ?? '') > maxTextLength
          ? copy.textLong
          : true,
  });
  const email = useFormField<Values>('email', {
    validate: (value) => isEmail(cleanEmail(value ?? '')) || copy.emailInvalid,
  });
  return (
    <>
      <TextField
        label={copy.reference}
        hint={copy.referenceHint}
        optional
        autoComplete="off"
        spellCheck={false}
        {...reference}
        onBlur={(event) => {
          void reference.onBlur(event);
          void report.check(event.target.value);
        }}
      />
      {report.match && <MatchNotice match={report.match} />}
      <DateField
        label={copy.paidOn}
        optional
        max={today}
        value={form.watch('paidOn')}
        onValueChange={(value) => form.setValue('paidOn', value, { shouldDirty: true })}
        onProblemChange={(message) => {
          dateProblem.current = message;
        }}
        error={form.formState.errors.paidOn?.message}
      />
      <TextField
        label={copy.amount}
        hint={copy.amountHint}
        optional
        inputMode="numeric"
        autoComplete="off"
        {...amount}
      />
      <Select
        label={copy.mode}
        optional
        options={[
          { value: '', label: copy.modeUnknown },
          ...missingOrderModes.map((mode) => ({ value: mode, label: copy.modes[mode] })),
        ]}
        {...useFormField<Values>('paymentMode')}
      />
      <TextArea label={copy.missingText} limit={maxTextLength} autoComplete="off" {...text} />
      <TextField label={copy.email} type="email" autoComplete="email" {...email} />
    </>
  );
}
