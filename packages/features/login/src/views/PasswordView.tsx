import { focusOnMount, moveFocus } from '@luxe/ui/focus';
import { Button } from '@luxe/ui/button';
import { PasswordField } from '@luxe/ui/password-field';
import { Text } from '@luxe/ui/text';
import { TextField } from '@luxe/ui/text-field';
import { useState, type FormEvent } from 'react';
import { copy } from '../data/copy.ts';
import { readContact, toContactText } from '../data/contact.ts';
import { Intro, Panel, SmallPrint, StepForm } from './Login.styles.ts';

export type PasswordViewProps = {
  error: string;
  busy: boolean;
  /** Called on input, so that the captcha can be solved before the form is submitted. */
  onType?: () => void;
  onSubmit: (given: { username: string; password: string }) => void;
};

/**
 * Form for login by password. The error for a missing value shows beside its field. The error for a rejected
 * login shows beside the password.
 */
export function PasswordView({ error, busy, onType, onSubmit }: PasswordViewProps) {
  const [contact, setContact] = useState('');
  const [password, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const read = readContact(contact);
  const problem = 'problem' in read ? read.problem : '';

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setChecked(true);
    if (!('problem' in read) && password) return onSubmit({ username: toContactText(read), password });
    moveFocus(
      event.currentTarget.querySelector<HTMLInputElement>(problem ? '[name=username]' : '[name=password]'),
    );
  }

  return (
    <Panel>
      <Intro>
        <Text tone="secondary">{copy.passwordIntro}</Text>
      </Intro>
      <StepForm onSubmit={submit} onInput={onType} noValidate>
        <TextField
          label={copy.contactLabel}
          name="username"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          ref={focusOnMount}
          value={contact}
          error={isChecked && problem ? problem : undefined}
          onChange={(event) => setContact(event.target.value)}
        />
        <PasswordField
          label={copy.passwordLabel}
          name="password"
          purpose="current"
          value={password}
          error={(isChecked && !password && copy.passwordEmpty) || error || undefined}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" size="l" block busy={busy} busyLabel={copy.checkingPassword}>
          {copy.logIn}
        </Button>
      </StepForm>
      <SmallPrint>
        <Text size="xs" tone="secondary">
          {copy.passwordTerms}
        </Text>
      </SmallPrint>
    </Panel>
  );
}
