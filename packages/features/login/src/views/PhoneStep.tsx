import { isMobileNumber } from '@luxe/format';
import { Button } from '@luxe/ui/button';
import { PhoneField } from '@luxe/ui/phone-field';
import { useState, type FormEvent } from 'react';
import { copy } from '../copy.ts';
import { StepForm } from './Login.styles.ts';

export type PhoneStepProps = {
  /** What was given before, to start from. */
  phone: string;
  error: string;
  busy: boolean;
  onSend: (phone: string) => void;
  onType: () => void;
};

/** One field and one button. The rule is told on leaving the field or sending, and taken back as soon as it is met. */
export function PhoneStep({ phone, error, busy, onSend, onType }: PhoneStepProps) {
  const [value, setValue] = useState(phone);
  const [isChecked, setChecked] = useState(false);
  const problem = isMobileNumber(value) ? '' : value ? copy.phoneWrong : copy.phoneEmpty;
  const shown = (isChecked && problem) || error;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setChecked(true);
    if (!problem) return onSend(value);
    event.currentTarget.querySelector('input')?.focus();
  }

  return (
    <StepForm onSubmit={submit} noValidate>
      <PhoneField
        label={copy.phoneLabel}
        name="phone"
        value={value}
        error={shown || undefined}
        autoFocus
        onChange={(event) => {
          setValue(event.target.value);
          onType();
        }}
        onBlur={() => setChecked(value !== '')}
      />
      <Button type="submit" size="l" block busy={busy} busyLabel={copy.sending}>
        {copy.send}
      </Button>
    </StepForm>
  );
}
