import type { Contact } from '@luxe/resources';
import { focusOnMount, moveFocus } from '@luxe/ui/focus';
import { Button } from '@luxe/ui/button';
import { PhoneField } from '@luxe/ui/phone-field';
import { TextField } from '@luxe/ui/text-field';
import { useState, type ChangeEvent, type FormEvent } from 'react';
import { copy } from '../copy.ts';
import { readContact, textOf, type ContactKind } from '../data/contact.ts';
import { StepForm } from './Login.styles.ts';

export type ContactStepProps = {
  /** Default `any`: the one field of the login takes either. */
  kind?: ContactKind;
  /** What was given before, to start from. */
  contact: Contact | undefined;
  error: string;
  busy: boolean;
  onSend: (contact: Contact) => void;
  onType: () => void;
};

/** One field and one button. The rule is told on leaving the field or sending, and taken back as soon as it is met. */
export function ContactStep({ kind = 'any', contact, error, busy, onSend, onType }: ContactStepProps) {
  const [value, setValue] = useState(textOf(contact));
  const [isChecked, setChecked] = useState(false);
  const read = readContact(value, kind);
  const problem = 'problem' in read ? read.problem : '';

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setChecked(true);
    if (!('problem' in read)) return onSend(read);
    moveFocus(event.currentTarget.querySelector('input'));
  }

  const common = {
    name: kind === 'any' ? 'username' : kind,
    value,
    error: (isChecked && problem) || error || undefined,
    ref: focusOnMount,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setValue(event.target.value);
      onType();
    },
    onBlur: () => setChecked(value !== ''),
  };
  return (
    <StepForm onSubmit={submit} noValidate>
      {kind === 'phone' ? (
        <PhoneField label={copy.newPhoneLabel} {...common} />
      ) : (
        <TextField
          label={kind === 'email' ? copy.newEmailLabel : copy.contactLabel}
          inputMode="email"
          autoComplete={kind === 'email' ? 'email' : 'username'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...common}
        />
      )}
      <Button type="submit" size="l" block busy={busy} busyLabel={copy.sending}>
        {copy.send}
      </Button>
    </StepForm>
  );
}
