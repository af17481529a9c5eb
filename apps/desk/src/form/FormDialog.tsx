import { Button } from '@luxe/ui/button';
import { Dialog } from '@luxe/ui/dialog';
import { ErrorSummary, Form, useForm, type FormErrors } from '@luxe/ui/form';
import { Stack } from '@luxe/ui/stack';
import { useState, type ReactNode } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';

export interface FormDialogProps<Values extends FieldValues> {
  /** Label of the button that opens the dialog. */
  readonly trigger: string;
  /** Names the item for screen readers when several buttons have the same label: "Parcel 1". */
  readonly triggerContext?: string;
  readonly emphasis?: 'primary' | 'secondary';
  readonly title: string;
  /** The consequence, and whether it can be undone. */
  readonly description: ReactNode;
  readonly defaultValues: DefaultValues<Values>;
  readonly submitLabel: string;
  readonly busyLabel: string;
  /** Resolves to errors; the dialog then stays open. Otherwise it closes. */
  readonly onSubmit: (values: Values) => Promise<FormErrors<Values> | undefined>;
  readonly children?: ReactNode;
}

/** A button that opens a dialog with a form, for a change that needs details or cannot be undone. */
export function FormDialog<Values extends FieldValues>({
  trigger,
  triggerContext,
  emphasis = 'secondary',
  title,
  description,
  ...content
}: FormDialogProps<Values>) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      size="s"
      open={open}
      // While a change is on its way, the dialog stays, because it shows how the change ends.
      onOpenChange={(isOpen) => setOpen(isOpen || busy)}
      title={title}
      description={description}
      disablePointerDismissal
      trigger={
        <Button size="s" emphasis={emphasis} {...nameOf(trigger, triggerContext)}>
          {trigger}
        </Button>
      }
    >
      <DialogForm {...content} onBusyChange={setBusy} onDone={() => setOpen(false)} />
    </Dialog>
  );
}

/** The visible label comes first, so that the name can be spoken (WCAG 2.5.3). */
const nameOf = (label: string, context: string | undefined) =>
  context === undefined ? {} : { 'aria-label': `${label}: ${context}` };

/** A component of its own, because each opening begins with empty fields. */
function DialogForm<Values extends FieldValues>({
  defaultValues,
  submitLabel,
  busyLabel,
  onSubmit,
  onBusyChange,
  onDone,
  children,
}: Pick<FormDialogProps<Values>, 'defaultValues' | 'submitLabel' | 'busyLabel' | 'onSubmit' | 'children'> & {
  onBusyChange: (busy: boolean) => void;
  onDone: () => void;
}) {
  const form = useForm<Values>({ defaultValues });
  const submit = async (values: Values) => {
    onBusyChange(true);
    const errors = await onSubmit(values).finally(() => onBusyChange(false));
    if (!errors) onDone();
    return errors;
  };
  return (
    <Form form={form} onSubmit={submit}>
      <Stack gap={20}>
        <ErrorSummary />
        {children}
        <Button type="submit" block busy={form.formState.isSubmitting} busyLabel={busyLabel}>
          {submitLabel}
        </Button>
      </Stack>
    </Form>
  );
}
