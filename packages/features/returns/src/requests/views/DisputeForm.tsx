import { textLength } from '@luxe/format';
import type { Outcome } from '@luxe/resources';
import { Button } from '@luxe/ui/button';
import { Form, useForm, useFormField } from '@luxe/ui/form';
import { Notice } from '@luxe/ui/notice';
import { Stack } from '@luxe/ui/stack';
import { TextArea } from '@luxe/ui/text-area';
import { useState } from 'react';
import { copy } from '../copy.ts';

type Values = { text: string };

const maxTextLength = 1000;

/** Disputes a rejected inspection, once. */
export function DisputeForm({ onSend }: { onSend: (text: string) => Promise<Outcome> }) {
  const form = useForm<Values>({ defaultValues: { text: '' }, mode: 'onTouched' });
  const [failure, setFailure] = useState('');
  async function send({ text }: Values) {
    setFailure('');
    const outcome = await onSend(text.trim());
    if (!outcome.ok) setFailure(outcome.message);
  }
  return (
    <Form form={form} onSubmit={send} aria-label={copy.dispute}>
      <Stack gap={16} align="start">
        <DisputeText />
        {failure && <Notice tone="error" live title={failure} />}
        <Button
          type="submit"
          emphasis="secondary"
          busy={form.formState.isSubmitting}
          busyLabel={copy.sending}
        >
          {copy.dispute}
        </Button>
      </Stack>
    </Form>
  );
}

const DisputeText = () => (
  <TextArea
    label={copy.disputeText}
    hint={copy.disputeHint}
    limit={maxTextLength}
    {...useFormField<Values>('text', {
      validate: (text) => {
        const length = textLength(text.trim());
        return length < 10 ? copy.disputeMissing : length <= maxTextLength || copy.disputeLong;
      },
    })}
  />
);
