import type { Ticket } from '@luxe/contract/calls';
import { textLength } from '@luxe/format';
import { Button } from '@luxe/ui/button';
import { Form, useForm, useFormField } from '@luxe/ui/form';
import { Notice } from '@luxe/ui/notice';
import { Stack } from '@luxe/ui/stack';
import { TextArea } from '@luxe/ui/text-area';
import { useState } from 'react';
import { copy } from '../data/copy.ts';

type Values = { text: string };

export type ReplyFormProps = {
  ticket: Pick<Ticket, 'number' | 'canReply'>;
  onSend: (text: string) => Promise<{ ok: true } | { ok: false; message: string }>;
};

/** One reply to an answer. After it is sent, a sentence replaces the form. */
export function ReplyForm({ ticket: { number, canReply }, onSend }: ReplyFormProps) {
  const form = useForm<Values>({ defaultValues: { text: '' } });
  const [outcome, setOutcome] = useState<{ ok: true } | { ok: false; message: string }>();

  async function send({ text }: Values) {
    setOutcome(undefined);
    const sent = await onSend(text);
    setOutcome(sent);
    if (sent.ok) form.reset();
  }

  // The list may not show the reply yet.
  if (!canReply || outcome?.ok)
    return outcome?.ok ? <Notice tone="success" live shouldFocus title={copy.replySent} /> : null;
  return (
    <Form form={form} onSubmit={send} aria-label={`${copy.reply} ${number}`}>
      <Stack gap={12}>
        <ReplyField />
        {outcome && !outcome.ok && <Notice tone="error" live title={outcome.message} />}
        <div>
          <Button
            type="submit"
            emphasis="secondary"
            busy={form.formState.isSubmitting}
            busyLabel={copy.sending}
          >
            {copy.replySend}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}

const maxTextLength = 2000;

function ReplyField() {
  const text = useFormField<Values>('text', {
    validate: (value) =>
      textLength(value) < 2 ? copy.replyMissing : textLength(value) > maxTextLength ? copy.textLong : true,
  });
  return (
    <TextArea label={copy.reply} hint={copy.replyHint} limit={maxTextLength} autoComplete="off" {...text} />
  );
}
