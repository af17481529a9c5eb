import { focusOnMount, moveFocus } from '@luxe/ui/focus';
import { Button } from '@luxe/ui/button';
import { TextButton } from '@luxe/ui/text-button';
import { TextField } from '@luxe/ui/text-field';
import { useState, type FormEvent } from 'react';
import { copy } from '../copy.ts';
import { Centre, StepForm } from './Login.styles.ts';

export type NamesStepProps = {
  error: string;
  busy: boolean;
  onSubmit: (names: { firstName: string; lastName: string }) => void;
  onSkip: () => void;
};

/** A new customer's names, after her first code. They can wait: nothing she was about to do depends on them. */
export function NamesStep({ error, busy, onSubmit, onSkip }: NamesStepProps) {
  const [firstName, setFirst] = useState('');
  const [lastName, setLast] = useState('');
  const [isChecked, setChecked] = useState(false);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setChecked(true);
    if (firstName.trim() && lastName.trim())
      return onSubmit({ firstName: firstName.trim(), lastName: lastName.trim() });
    const missing = firstName.trim() ? 'lastName' : 'firstName';
    moveFocus(event.currentTarget.querySelector<HTMLInputElement>(`[name=${missing}]`));
  }

  const common = { maxLength: 60, autoCorrect: 'off', spellCheck: false } as const;
  return (
    <StepForm onSubmit={submit} noValidate>
      <TextField
        label={copy.firstName}
        name="firstName"
        autoComplete="given-name"
        ref={focusOnMount}
        {...common}
        value={firstName}
        error={isChecked && !firstName.trim() ? copy.firstNameEmpty : undefined}
        onChange={(event) => setFirst(event.target.value)}
      />
      <TextField
        label={copy.lastName}
        name="lastName"
        autoComplete="family-name"
        {...common}
        value={lastName}
        error={(isChecked && !lastName.trim() && copy.lastNameEmpty) || error || undefined}
        onChange={(event) => setLast(event.target.value)}
      />
      <Button type="submit" size="l" block busy={busy} busyLabel={copy.keepingNames}>
        {copy.keepNames}
      </Button>
      <Centre>
        <TextButton onClick={onSkip} disabled={busy}>
          {copy.later}
        </TextButton>
      </Centre>
    </StepForm>
  );
}
