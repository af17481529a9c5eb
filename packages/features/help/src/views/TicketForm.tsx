import type { HelpTopic, OrderListItem } from '@luxe/contract/calls';
import { cleanOrderId, textLength } from '@luxe/format';
import type { FieldFile } from '@luxe/ui/file-field';
import { Form, useForm, useFormField } from '@luxe/ui/form';
import { Select } from '@luxe/ui/select';
import { Stack } from '@luxe/ui/stack';
import { TextArea } from '@luxe/ui/text-area';
import { useState } from 'react';
import { copy } from '../data/copy.ts';
import { toOrderOptions, type OrderOption } from '../data/toOrderOptions.ts';
import { FormEnd, type SendOutcome } from './FormEnd.tsx';

type Values = { topic: string; text: string; orderCode: string };

export type TicketFormProps = {
  topics: readonly HelpTopic[];
  /** Id of the topic that is selected at first. */
  topic?: string | undefined;
  /** Number of the order that is selected at first; empty for none. */
  orderCode?: string;
  /** The customer's newest orders. */
  orders?: readonly OrderListItem[];
  onSend: (values: Values & { files: readonly File[] }) => Promise<SendOutcome>;
};

/**
 * Form for a ticket to customer service. After an error it keeps its values; after success it shows the
 * ticket number [HLP-01].
 */
export function TicketForm({ topics, topic = '', orderCode = '', orders = [], onSend }: TicketFormProps) {
  const opened = cleanOrderId(orderCode);
  const empty: Values = { topic, text: '', orderCode: opened };
  const orderOptions = toOrderOptions(orders, opened, copy.orderNone);
  const form = useForm<Values>({ defaultValues: empty, mode: 'onTouched' });
  const [files, setFiles] = useState<FieldFile[]>([]);
  const [sendOutcome, setSendOutcome] = useState<SendOutcome>();

  async function send(values: Values) {
    setSendOutcome(undefined);
    const outcome = await onSend({ ...values, files: files.flatMap(({ file }) => (file ? [file] : [])) });
    setSendOutcome(outcome);
    if (!outcome.ok) return;
    form.reset(empty);
    setFiles([]);
  }

  return (
    <Form form={form} onSubmit={send} aria-label={copy.writeTitle}>
      <Stack gap={20}>
        <Fields topics={topics} orders={orderOptions} />
        <FormEnd
          filesLabel={copy.files}
          files={files}
          onFilesChange={setFiles}
          outcome={sendOutcome}
          isSending={form.formState.isSubmitting}
          sendLabel={copy.send}
        />
      </Stack>
    </Form>
  );
}

const maxTextLength = 2000;

type FieldsProps = { topics: readonly HelpTopic[]; orders: readonly OrderOption[] };

function Fields({ topics, orders }: FieldsProps) {
  const topic = useFormField<Values>('topic', { required: copy.topicMissing });
  const orderCode = useFormField<Values>('orderCode');
  const text = useFormField<Values>('text', {
    validate: (value) =>
      textLength(value) < 10 ? copy.textMissing : textLength(value) > maxTextLength ? copy.textLong : true,
  });
  return (
    <>
      <Select
        label={copy.topic}
        placeholder={copy.chooseTopic}
        options={topics.map(({ id, title }) => ({ value: id, label: title }))}
        {...topic}
      />
      {orders.length > 1 && <Select label={copy.orderCode} optional options={orders} {...orderCode} />}
      <TextArea label={copy.text} limit={maxTextLength} autoComplete="off" {...text} />
    </>
  );
}
