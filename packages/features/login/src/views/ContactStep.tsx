import type { Contact } from '@luxe/resources';
import { focusOnMount, moveFocus } from '@luxe/ui/focus';
import { Button } from '@luxe/ui/button';
import { PhoneField } from '@luxe/ui/phone-field';
import { TextField } from '@luxe/ui/text-field';
import { useState, type ChangeEvent, type FormEvent } from 'react';
import { copy } from '../data/copy.ts';
import { readContact, toContactText, type ContactKind } from '../data/contact.ts';
import { StepForm } from './Login.styles.ts';

export type ContactStepProps = {
  /** Default `any`: the login field accepts a phone number or an e-mail address. */
  kind?: ContactKind;
  /** The initial content of the field; undefined for an empty field. */
  contact: Contact | undefined;
  error: string;
  busy: boolean;
  onSend: (contact: Contact) => void;
  onType: () => void;
};

/** Shows an invalid contact on blur or submit, and clears the error as soon as the contact is valid. */
export function ContactStep({ kind = 'any', contact, error, busy, onSend, onType }: ContactStepProps) {
  const [value, setValue] = useState(toContactText(contact));
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
