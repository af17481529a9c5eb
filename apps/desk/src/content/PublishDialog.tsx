import { deskContentLimits } from '@luxe/contract/desk';
import { Button } from '@luxe/ui/button';
import { Dialog } from '@luxe/ui/dialog';
import { ErrorSummary, Form, useForm, useFormField, type FormErrors } from '@luxe/ui/form';
import { Stack } from '@luxe/ui/stack';
import { TextField } from '@luxe/ui/text-field';
import { useState } from 'react';
import { fromIndianInput } from '../content-form/indianTime.ts';

/** When and with which note a draft is published. Times are ISO moments; null for now and for never. */
export interface Publication {
  readonly from: string | null;
  readonly until: string | null;
  readonly note: string;
}

export interface PublishDialogProps {
  readonly title: string;
  /** Resolves to a sentence when it failed. */
  readonly onPublish: (publication: Publication) => Promise<string | undefined>;
}

interface Values {
  from: string;
  until: string;
  note: string;
}

/** Publishes a draft now, or from one time to another. */
export function PublishDialog({ title, onPublish }: PublishDialogProps) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const publish = async ({ from, until, note }: Values): Promise<FormErrors<Values> | undefined> => {
    setBusy(true);
    const problem = await onPublish({
      from: fromIndianInput(from) ?? null,
      until: fromIndianInput(until) ?? null,
      note: note.trim(),
    }).finally(() => setBusy(false));
    if (problem !== undefined) return { form: problem };
    setOpen(false);
    return undefined;
  };
  return (
    <Dialog
      size="s"
      open={open}
      onOpenChange={(isOpen) => setOpen(isOpen || busy)}
      title={`Publish: ${title}`}
      description="Shoppers see it within a second. Times are Indian time."
      disablePointerDismissal
      trigger={<Button size="s">Publish</Button>}
    >
      <PublishForm onPublish={publish} />
    </Dialog>
  );
}

function PublishForm({
  onPublish,
}: {
  onPublish: (values: Values) => Promise<FormErrors<Values> | undefined>;
}) {
  const form = useForm<Values>({ defaultValues: { from: '', until: '', note: '' } });
  const { from } = form.watch();
  return (
    <Form form={form} onSubmit={onPublish}>
      <Stack gap={20}>
        <ErrorSummary />
        <PublishFields />
        <Button type="submit" block busy={form.formState.isSubmitting} busyLabel="Publishing">
          {from === '' ? 'Publish now' : 'Schedule'}
        </Button>
      </Stack>
    </Form>
  );
}

function PublishFields() {
  return (
    <>
      <TextField
        label="From"
        type="datetime-local"
        optional
        hint="Empty: now."
        {...useFormField<Values>('from')}
      />
      <TextField
        label="Until"
        type="datetime-local"
        optional
        hint="Then the version before it comes back. Empty: it stays."
        {...useFormField<Values>('until', {
          validate: (until, values) =>
            until === '' ||
            values.from === '' ||
            until > values.from ||
            'The end must be after the beginning.',
        })}
      />
      <TextField
        label="Note"
        optional
        hint="For the list of versions: what has changed."
        autoComplete="off"
        {...useFormField<Values>('note', {
          maxLength: {
            value: deskContentLimits.note,
            message: `Use at most ${deskContentLimits.note} characters.`,
          },
        })}
      />
    </>
  );
}
