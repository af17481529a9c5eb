import { isPincode } from '@luxe/format';
import { focusOnMount, moveFocus } from '@luxe/ui/focus';
import { Button } from '@luxe/ui/button';
import { PincodeField } from '@luxe/ui/pincode-field';
import { TextButton } from '@luxe/ui/text-button';
import { useState, type FormEvent } from 'react';
import { Row, Ways } from './PincodeForm.styles.ts';

export type PincodeFormProps = {
  /** What stands there at first. Default empty. */
  defaultValue?: string;
  /** Why it is asked. */
  hint?: string | undefined;
  /** Asks the store, and never rejects. `message` is said beside the field. */
  onChoose: (pincode: string) => Promise<{ ok: true } | { ok: false; message: string }>;
  /** The pincode was taken, or the shopper keeps the one there is. */
  onClose: () => void;
  label?: string;
  /** The button, and while the store is asked. */
  submitLabel?: string;
  busyLabel?: string;
  /** Offers to keep the pincode there is. Without it something else on the page does. */
  closeLabel?: string | undefined;
  /** Said for what is no pincode. */
  wrongLabel?: string;
};

/** Another pincode, in place: one field and one button. A refusal is said beside the field, which keeps what was typed and the focus. */
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
    const refuse = (problem: string) => {
      setError(problem);
      moveFocus(form.querySelector('input'), { from: form });
    };
    if (!isPincode(value)) return refuse(wrongLabel);
    setBusy(true);
    const outcome = await onChoose(value);
    setBusy(false);
    if (outcome.ok) onClose();
    else refuse(outcome.message);
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
      <Ways>
        <Button type="submit" emphasis="secondary" busy={isBusy} busyLabel={busyLabel}>
          {submitLabel}
        </Button>
        {closeLabel && <TextButton onClick={onClose}>{closeLabel}</TextButton>}
      </Ways>
    </Row>
  );
}
