import { cleanText } from '@luxe/format';
import { cleanGstin, isGstin } from '@luxe/format/gstin';
import { Button } from '@luxe/ui/button';
import { Dialog } from '@luxe/ui/dialog';
import { moveFocus } from '@luxe/ui/focus';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { TextField } from '@luxe/ui/text-field';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { copy } from './billingCopy.ts';
import type { Billing } from './BillingLine.tsx';

export type BillingDialogProps = {
  billing: Billing | undefined;
  /** Called with undefined when the shopper removes the details. */
  onSave: (billing: Billing | undefined) => void;
  onClose: () => void;
};

/** Maximum length of the name of a business. */
const nameLimit = 100;

/** Edits the GSTIN and the name of a business that buys. */
export function BillingDialog({ billing, onSave, onClose }: BillingDialogProps) {
  const formId = useId();
  const fields = { gstin: useRef<HTMLInputElement>(null), name: useRef<HTMLInputElement>(null) };
  const [gstin, setGstin] = useState(billing?.gstin ?? '');
  const [name, setName] = useState(billing?.name ?? '');
  const [problem, setProblem] = useState<keyof typeof fields>();

  function save(wanted: Billing | undefined) {
    onSave(wanted);
    onClose();
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const wanted = { gstin: cleanGstin(gstin), name: cleanText(name) };
    const found = !isGstin(wanted.gstin) ? 'gstin' : wanted.name === '' ? 'name' : undefined;
    setProblem(found);
    if (found) moveFocus(fields[found].current);
    else save(wanted);
  }

  return (
    <Dialog
      open
      disablePointerDismissal
      title={copy.title}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <Stack direction="row" gap={12} wrap>
          <Button type="submit" form={formId}>
            {copy.save}
          </Button>
          {billing && (
            <Button emphasis="secondary" onClick={() => save(undefined)}>
              {copy.remove}
            </Button>
          )}
        </Stack>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap={24}>
          <Text tone="secondary">{copy.why}</Text>
          <TextField
            ref={fields.gstin}
            label={copy.gstin}
            hint={copy.gstinHint}
            value={gstin}
            autoCapitalize="characters"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            error={problem === 'gstin' ? copy.gstinWrong : undefined}
            onChange={(event) => setGstin(event.target.value)}
          />
          <TextField
            ref={fields.name}
            label={copy.name}
            value={name}
            maxLength={nameLimit}
            autoComplete="organization"
            error={problem === 'name' ? copy.nameMissing : undefined}
            onChange={(event) => setName(event.target.value)}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
