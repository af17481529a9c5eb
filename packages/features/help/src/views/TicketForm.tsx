import { attachments } from '@luxe/contract/attachments';
import type { HelpTopic, Ticket } from '@luxe/contract/calls';
import { cleanOrderId, textLength } from '@luxe/format';
import { Button } from '@luxe/ui/button';
import { FileField, type FieldFile } from '@luxe/ui/file-field';
import { Form, useForm, useFormField } from '@luxe/ui/form';
import { Notice } from '@luxe/ui/notice';
import { Select } from '@luxe/ui/select';
import { Stack } from '@luxe/ui/stack';
import { TextArea } from '@luxe/ui/text-area';
import { TextField } from '@luxe/ui/text-field';
import { useState } from 'react';
import { copy } from '../copy.ts';

type Values = { topic: string; text: string; orderCode: string };
type Sent = { ok: true; ticket: Pick<Ticket, 'number'> } | { ok: false; message: string };

export type TicketFormProps = {
  topics: readonly HelpTopic[];
  /** Chosen at first. */
  topic?: string | undefined;
  onSend: (values: Values & { files: readonly File[] }) => Promise<Sent>;
};

/** A few lines to customer service. What was typed stays after a refusal; after a success the number is told [HLP-01]. */
export function TicketForm({ topics, topic = '', onSend }: TicketFormProps) {
  const empty: Values = { topic, text: '', orderCode: '' };
  const form = useForm<Values>({ defaultValues: empty, mode: 'onTouched' });
  const [files, setFiles] = useState<FieldFile[]>([]);
  const [sent, setSent] = useState<Sent>();

  async function send(values: Values) {
    setSent(undefined);
    const outcome = await onSend({ ...values, files: files.flatMap(({ file }) => (file ? [file] : [])) });
    setSent(outcome);
    if (!outcome.ok) return;
    form.reset(empty);
    setFiles([]);
  }

  return (
    <Form form={form} onSubmit={send} aria-label={copy.writeTitle}>
      <Stack gap={20}>
        <Fields topics={topics} />
        <FileField
          label={copy.files}
          hint={copy.filesHint}
          optional
          accept={attachments.types.join(',')}
          maxFiles={attachments.most}
          maxBytes={attachments.bytes}
          files={files}
          onFilesChange={setFiles}
        />
        {sent &&
          (sent.ok ? (
            <Notice tone="success" live title={copy.sent(sent.ticket.number)}>
              {copy.sentMore}
            </Notice>
          ) : (
            <Notice tone="error" live title={sent.message} />
          ))}
        <div>
          <Button type="submit" busy={form.formState.isSubmitting} busyLabel={copy.sending}>
            {copy.send}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}

const most = 2000;

function Fields({ topics }: { topics: readonly HelpTopic[] }) {
  const topic = useFormField<Values>('topic', { required: copy.topicMissing });
  const orderCode = useFormField<Values>('orderCode', {
    validate: (code) => /^[\w-]{0,40}$/.test(cleanOrderId(code)) || copy.orderCodeWrong,
  });
  const text = useFormField<Values>('text', {
    validate: (words) =>
      textLength(words) < 10 ? copy.textMissing : textLength(words) > most ? copy.textLong : true,
  });
  return (
    <>
      <Select
        label={copy.topic}
        placeholder={copy.chooseTopic}
        options={topics.map(({ id, title }) => ({ value: id, label: title }))}
        {...topic}
      />
      <TextField label={copy.orderCode} optional autoComplete="off" spellCheck={false} {...orderCode} />
      <TextArea label={copy.text} limit={most} autoComplete="off" {...text} />
    </>
  );
}
