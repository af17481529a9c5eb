import { cleanText, hasLetter, textLength } from '@luxe/format';
import { focusOnMount, moveFocus } from '@luxe/ui/focus';
import { Button } from '@luxe/ui/button';
import { TextButton } from '@luxe/ui/text-button';
import { TextField } from '@luxe/ui/text-field';
import { useState, type FormEvent } from 'react';
import { copy } from '../data/copy.ts';
import { Centre, StepForm } from './Login.styles.ts';

export type NamesStepProps = {
  error: string;
  busy: boolean;
  onSubmit: (names: { firstName: string; lastName: string }) => void;
  onSkip: () => void;
};

/** Asks a new customer for their names after the first code. Optional: the shopper is already logged in. */
export function NamesStep({ error, busy, onSubmit, onSkip }: NamesStepProps) {
  const [firstName, setFirst] = useState('');
  const [lastName, setLast] = useState('');
  const [isChecked, setChecked] = useState(false);

  const problems = {
    firstName: hasLetter(firstName) ? tooLong(firstName) : copy.firstNameEmpty,
    lastName: lastName.trim() === '' || hasLetter(lastName) ? tooLong(lastName) : copy.lastNameWrong,
  };

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setChecked(true);
    const firstInvalid = problems.firstName ? 'firstName' : 'lastName';
    if (!problems[firstInvalid])
      return onSubmit({ firstName: cleanText(firstName), lastName: cleanText(lastName) });
    moveFocus(event.currentTarget.querySelector<HTMLInputElement>(`[name=${firstInvalid}]`));
  }

  const common = { autoCorrect: 'off', spellCheck: false } as const;
  return (
    <StepForm onSubmit={submit} noValidate>
      <TextField
        label={copy.firstName}
        name="firstName"
        autoComplete="given-name"
        ref={focusOnMount}
        {...common}
        value={firstName}
        error={(isChecked && problems.firstName) || undefined}
        onChange={(event) => setFirst(event.target.value)}
      />
      <TextField
        label={copy.lastName}
        optional
        name="lastName"
        autoComplete="family-name"
        {...common}
        value={lastName}
        error={(isChecked && problems.lastName) || error || undefined}
        onChange={(event) => setLast(event.target.value)}
      />
      <Button type="submit" size="l" block busy={busy} busyLabel={copy.savingNames}>
        {copy.saveNames}
      </Button>
      <Centre>
        <TextButton onClick={onSkip} disabled={busy}>
          {copy.later}
        </TextButton>
      </Centre>
    </StepForm>
  );
}

/** Maximum length of a name at the store, in code points. */
const maxNameLength = 60;
const tooLong = (name: string) => (textLength(name) > maxNameLength ? copy.nameTooLong(maxNameLength) : '');
