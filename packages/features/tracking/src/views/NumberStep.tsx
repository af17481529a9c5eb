import { Button } from '@luxe/ui/button';
import { focusOnMount, moveFocus } from '@luxe/ui/focus';
import { TextField } from '@luxe/ui/text-field';
import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { copy } from '../data/copy.ts';
import { NumberForm } from './TrackOrder.styles.ts';

export type NumberStepProps = {
  /** The initial content of the field. */
  orderCode: string;
  error: string;
  busy: boolean;
  /** Moves the focus to the field, after the shopper has come back to it. */
  isReturning: boolean;
  onSend: (orderCode: string) => void;
  onType: () => void;
};

/** Asks for the order number. An error keeps the text and moves the focus to the field. */
export function NumberStep({ orderCode, error, busy, isReturning, onSend, onType }: NumberStepProps) {
  const [value, setValue] = useState(orderCode);
  const [isChecked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isMissing = value.trim() === '';

  useLayoutEffect(() => {
    if (error) moveFocus(form.current?.querySelector('input') ?? null);
  }, [error]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setChecked(true);
    if (isMissing) return moveFocus(event.currentTarget.querySelector('input'));
    onSend(value.trim());
  }

  return (
    <NumberForm ref={form} onSubmit={submit} noValidate>
      <TextField
        label={copy.numberLabel}
        hint={copy.numberHint}
        name="orderCode"
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        ref={isReturning ? focusOnMount : undefined}
        value={value}
        error={(isChecked && isMissing && copy.numberEmpty) || error || undefined}
        onChange={(event) => {
          setValue(event.target.value);
          onType();
        }}
      />
      <Button type="submit" size="l" block busy={busy} busyLabel={copy.sending}>
        {copy.send}
      </Button>
    </NumberForm>
  );
}
