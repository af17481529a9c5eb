import { moveFocus } from '@luxe/ui/focus';
import { Button } from '@luxe/ui/button';
import { OneTimeCodeField } from '@luxe/ui/one-time-code-field';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { copy } from '../data/copy.ts';
import { Resend, StepForm } from './Login.styles.ts';

const length = 6;

export type CodeStepProps = {
  error: string;
  isCodeSpent: boolean;
  busy: 'no' | 'sending' | 'checking' | 'saving';
  /** Default "Log in". */
  submitLabel?: string;
  /** Seconds until another code can be requested. */
  waitSeconds: number;
  /** Number of codes sent. Each new code empties and focuses the field. */
  sent: number;
  onSubmit: (code: string) => void;
  onResend: () => void;
  onType: () => void;
};

/** Submits the code as soon as it is complete. An error empties the field and focuses it again. */
export function CodeStep({
  error,
  isCodeSpent,
  busy,
  submitLabel = copy.logIn,
  waitSeconds,
  sent,
  onSubmit,
  onResend,
  onType,
}: CodeStepProps) {
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    setCode('');
    moveFocus(field.current);
  }, [sent]);

  useEffect(() => {
    if (!error) return;
    setCode('');
    moveFocus(field.current);
  }, [error]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (code.length === length) onSubmit(code);
  }

  return (
    <StepForm onSubmit={submit} noValidate>
      <OneTimeCodeField
        ref={field}
        label={copy.codeLabel}
        hideLabel
        length={length}
        value={code}
        error={error || undefined}
        onValueChange={(digits) => {
          setCode(digits);
          if (digits) onType();
        }}
        onComplete={onSubmit}
      />
      <Resend>
        <Text as="span" size="sm" tabular>
          {waitSeconds > 0 ? copy.wait(waitSeconds) : copy.noWait}
        </Text>
        <TextButton tone="quiet" onClick={onResend} disabled={waitSeconds > 0 || busy !== 'no'}>
          {copy.again}
        </TextButton>
      </Resend>
      <Button
        type="submit"
        size="l"
        block
        busy={busy === 'checking'}
        busyLabel={copy.loggingIn}
        disabled={isCodeSpent || busy === 'sending' || code.length < length}
      >
        {submitLabel}
      </Button>
    </StepForm>
  );
}
