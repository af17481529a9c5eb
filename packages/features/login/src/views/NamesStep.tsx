import { cleanText, hasLetter, textLength } from '@luxe/format';
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

  const problems = {
    firstName: hasLetter(firstName) ? tooLong(firstName) : copy.firstNameEmpty,
    lastName: lastName.trim() === '' || hasLetter(lastName) ? tooLong(lastName) : copy.lastNameWrong,
  };

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setChecked(true);
    const wrong = problems.firstName ? 'firstName' : 'lastName';
    if (!problems[wrong]) return onSubmit({ firstName: cleanText(firstName), lastName: cleanText(lastName) });
    moveFocus(event.currentTarget.querySelector<HTMLInputElement>(`[name=${wrong}]`));
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

/** Most code points of a name, as the store takes it. */
const longest = 60;
const tooLong = (name: string) => (textLength(name) > longest ? copy.nameTooLong(longest) : '');
