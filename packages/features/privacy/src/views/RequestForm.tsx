import { dataRequestKinds, dataRequestLimit, type DataRequestKind } from '@luxe/contract/data-request-values';
import { cleanEmail, cleanText, formatDate, hasLetter, isEmail, textLength } from '@luxe/format';
import { Button } from '@luxe/ui/button';
import { Form, useForm, useFormField } from '@luxe/ui/form';
import { useKnownValues } from '@luxe/ui/known-values';
import { Notice } from '@luxe/ui/notice';
import { Select } from '@luxe/ui/select';
import { Stack } from '@luxe/ui/stack';
import { TextArea } from '@luxe/ui/text-area';
import { TextField } from '@luxe/ui/text-field';
import { useState } from 'react';
import { copy } from '../data/copy.ts';
import { Column } from './Column.ts';

export type RequestValues = { kind: DataRequestKind | ''; name: string; email: string; text: string };

export type RequestOutcome =
  | { ok: true; outcome: 'registered' | 'mailed'; number: string; dueAt: string | null }
  | { ok: false; message: string };

export type RequestFormProps = {
  /** Fills in the fields that the shopper has not touched. Undefined for a guest. */
  known?: Pick<RequestValues, 'name' | 'email'> | undefined;
  /** Sends the request. Never rejects. */
  onSend: (values: RequestValues & { kind: DataRequestKind }) => Promise<RequestOutcome>;
};

const empty: RequestValues = { kind: '', name: '', email: '', text: '' };

/** A request about personal data. After a failure the form has its values. */
export function RequestForm({ known, onSend }: RequestFormProps) {
  const filled = { ...empty, name: known?.name ?? '', email: known?.email ?? '' };
  const form = useForm<RequestValues>({ defaultValues: filled });
  useKnownValues(form, known);
  const [outcome, setOutcome] = useState<RequestOutcome>();

  async function send({ kind, name, email, text }: RequestValues) {
    if (kind === '') return;
    setOutcome(undefined);
    const sent = await onSend({ kind, name: cleanText(name), email: cleanEmail(email), text: text.trim() });
    setOutcome(sent);
    if (sent.ok) form.reset(filled);
  }

  return (
    <Column>
      <Stack gap={20}>
        {outcome && <OutcomeNotice outcome={outcome} />}
        <Form form={form} onSubmit={send} aria-label={copy.form}>
          <Stack gap={20}>
            <Fields />
            <div>
              <Button type="submit" busy={form.formState.isSubmitting} busyLabel={copy.sending}>
                {copy.send}
              </Button>
            </div>
          </Stack>
        </Form>
      </Stack>
    </Column>
  );
}

function OutcomeNotice({ outcome }: { outcome: RequestOutcome }) {
  if (!outcome.ok) return <Notice tone="error" live shouldFocus title={outcome.message} />;
  if (outcome.outcome === 'mailed')
    return (
      <Notice live shouldFocus title={copy.mailed}>
        {copy.mailedText}
      </Notice>
    );
  return (
    <Notice tone="success" live shouldFocus title={copy.registered(outcome.number)}>
      {outcome.dueAt !== null && copy.answerBy(formatDate(outcome.dueAt))}
    </Notice>
  );
}

function Fields() {
  const kind = useFormField<RequestValues>('kind', { required: copy.kindMissing });
  const name = useFormField<RequestValues>('name', {
    validate: (typed) => hasLetter(String(typed ?? '')) || copy.nameMissing,
  });
  const email = useFormField<RequestValues>('email', {
    validate: (typed) => isEmail(cleanEmail(String(typed ?? ''))) || copy.emailWrong,
  });
  const text = useFormField<RequestValues>('text', {
    validate: (typed) => textLength(String(typed ?? '')) <= dataRequestLimit || copy.textLong,
  });
  return (
    <>
      <Select
        label={copy.kind}
        placeholder={copy.chooseKind}
        options={dataRequestKinds.map((value) => ({ value, label: copy.kinds[value] }))}
        {...kind}
      />
      <TextField label={copy.name} autoComplete="name" {...name} />
      <TextField label={copy.email} type="email" autoComplete="email" hint={copy.emailHint} {...email} />
      <TextArea label={copy.text} hint={copy.textHint} optional limit={dataRequestLimit} {...text} />
    </>
  );
}
