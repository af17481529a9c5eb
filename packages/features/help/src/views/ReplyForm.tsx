import type { Ticket } from '@luxe/contract/calls';
import { textLength } from '@luxe/format';
import { Button } from '@luxe/ui/button';
import { Form, useForm, useFormField } from '@luxe/ui/form';
import { Notice } from '@luxe/ui/notice';
import { Stack } from '@luxe/ui/stack';
import { TextArea } from '@luxe/ui/text-area';
import { TextButton } from '@luxe/ui/text-button';
import { useLayoutEffect, useState } from 'react';
import { copy } from '../data/copy.ts';

type Values = { text: string };

export type ReplyFormProps = {
  ticket: Pick<Ticket, 'number' | 'repliesLeft'>;
  onSend: (text: string) => Promise<{ ok: true } | { ok: false; message: string }>;
};

/**
 * A further message to a ticket: up to three before the next answer. A button opens the form and moves the
 * focus into its field. After a message is sent, a sentence confirms it, and the form stays open while
 * another message is possible.
 */
export function ReplyForm({ ticket: { number, repliesLeft }, onSend }: ReplyFormProps) {
  const form = useForm<Values>({ defaultValues: { text: '' } });
  const [isOpen, setIsOpen] = useState(false);
  const [outcome, setOutcome] = useState<{ ok: true } | { ok: false; message: string }>();
  const { setFocus } = form;
  useLayoutEffect(() => {
    if (isOpen) setFocus('text');
  }, [isOpen, setFocus]);

  async function send({ text }: Values) {
    setOutcome(undefined);
    const sent = await onSend(text);
    setOutcome(sent);
    if (sent.ok) form.reset();
  }

  const sentNotice = outcome?.ok && <Notice tone="success" live shouldFocus title={copy.replySent} />;
  if (repliesLeft === 0) return sentNotice || null;
  if (!isOpen)
    return (
      <div>
        <TextButton aria-label={copy.replyOpenAbout(number)} onClick={() => setIsOpen(true)}>
          {copy.replyOpen}
        </TextButton>
      </div>
    );
  return (
    <Form form={form} onSubmit={send} aria-label={`${copy.reply} ${number}`}>
      <Stack gap={12}>
        {sentNotice}
        <ReplyField left={repliesLeft} />
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

function ReplyField({ left }: { left: number }) {
  const text = useFormField<Values>('text', {
    validate: (value) =>
      textLength(value) < 2 ? copy.replyMissing : textLength(value) > maxTextLength ? copy.textLong : true,
  });
  return (
    <TextArea
      label={copy.reply}
      hint={copy.replyHint(left)}
      limit={maxTextLength}
      autoComplete="off"
      {...text}
    />
  );
}
