import { isPincode } from '@luxe/format';
import { focusOnMount, moveFocus } from '@luxe/ui/focus';
import { Button } from '@luxe/ui/button';
import { PincodeField } from '@luxe/ui/pincode-field';
import { TextButton } from '@luxe/ui/text-button';
import { useState, type FormEvent } from 'react';
import { Row, Actions } from './PincodeForm.styles.ts';

export type PincodeFormProps = {
  /** Default empty. */
  defaultValue?: string;
  /** Why the shop needs the pincode. */
  hint?: string | undefined;
  /** Sends the pincode to the store. Never rejects. `message` is shown at the field. */
  onChoose: (pincode: string) => Promise<{ ok: true } | { ok: false; message: string }>;
  /** Called when the store accepts the pincode, or when the shopper keeps the current pincode. */
  onClose: () => void;
  label?: string;
  submitLabel?: string;
  /** Label of the button during the request. */
  busyLabel?: string;
  /**
   * Label of the button that keeps the current pincode. Without a label, the form does not have this button.
   */
  closeLabel?: string | undefined;
  /** Error for a text that is not a pincode. */
  wrongLabel?: string;
};

/**
 * An inline form to change the pincode. On an error, the field shows the message, keeps its value and
 * receives focus.
 */
export function PincodeForm({
  defaultValue = '',
  hint,
  onChoose,
  onClose,
  label = 'Pincode',
  submitLabel = 'Check',
  busyLabel = 'Checking',
  closeLabel,
  wrongLabel = 'A pincode is six digits and does not begin with 0.',
}: PincodeFormProps) {
  const [value, setValue] = useState(defaultValue);
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (isBusy) return;
    const showError = (problem: string) => {
      setError(problem);
      moveFocus(form.querySelector('input'), { from: form });
    };
    if (!isPincode(value)) return showError(wrongLabel);
    setBusy(true);
    const outcome = await onChoose(value);
    setBusy(false);
    if (outcome.ok) onClose();
    else showError(outcome.message);
  }

  return (
    <Row onSubmit={submit} noValidate>
      <PincodeField
        label={label}
        hint={error ? undefined : hint}
        value={value}
        error={error || undefined}
        ref={focusOnMount}
        onChange={(event) => {
          setValue(event.target.value);
          setError('');
        }}
      />
      <Actions>
        <Button type="submit" emphasis="secondary" busy={isBusy} busyLabel={busyLabel}>
          {submitLabel}
        </Button>
        {closeLabel && <TextButton onClick={onClose}>{closeLabel}</TextButton>}
      </Actions>
    </Row>
  );
}
