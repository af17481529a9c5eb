import { Button } from '@luxe/ui/button';
import { OneTimeCodeField } from '@luxe/ui/one-time-code-field';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { copy } from '../copy.ts';
import { Resend, StepForm } from './Login.styles.ts';

const length = 6;

export type CodeStepProps = {
  error: string;
  isCodeSpent: boolean;
  busy: 'no' | 'sending' | 'checking';
  /** Seconds until another code may be asked for. */
  waitSeconds: number;
  /** Grows with each code that is sent: the field then starts empty. */
  sent: number;
  onSubmit: (code: string) => void;
  onResend: () => void;
  onType: () => void;
};

/** The code, submitted as soon as it is whole; after a refusal the field is emptied and has the focus again. */
export function CodeStep({
  error,
  isCodeSpent,
  busy,
  waitSeconds,
  sent,
  onSubmit,
  onResend,
  onType,
}: CodeStepProps) {
  const [code, setCode] = useState('');
  const [isShort, setShort] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    setCode('');
    setShort(false);
    field.current?.focus();
  }, [sent]);

  useEffect(() => {
    if (!error) return;
    setCode('');
    field.current?.focus();
  }, [error]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (code.length === length) return onSubmit(code);
    setShort(true);
    field.current?.focus();
  }

  return (
    <StepForm onSubmit={submit} noValidate>
      <OneTimeCodeField
        ref={field}
        label={copy.codeLabel}
        length={length}
        value={code}
        error={(isShort && copy.codeShort) || error || undefined}
        autoFocus
        onValueChange={(digits) => {
          setCode(digits);
          setShort(false);
          if (digits) onType();
        }}
        onComplete={onSubmit}
      />
      <Resend>
        {waitSeconds > 0 ? (
          <Text as="span" size="sm" tone="secondary" tabular>
            {copy.wait(waitSeconds)}
          </Text>
        ) : (
          <TextButton tone="quiet" onClick={onResend} disabled={busy !== 'no'}>
            {copy.again}
          </TextButton>
        )}
      </Resend>
      <Button
        type="submit"
        size="l"
        block
        busy={busy === 'checking'}
        busyLabel={copy.loggingIn}
        disabled={isCodeSpent || busy === 'sending'}
      >
        {copy.logIn}
      </Button>
    </StepForm>
  );
}
