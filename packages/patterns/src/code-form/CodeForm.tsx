import { moveFocus } from '@luxe/ui/focus';
import { Button } from '@luxe/ui/button';
import { OneTimeCodeField } from '@luxe/ui/one-time-code-field';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Resend, Root } from './CodeForm.styles.ts';

const length = 6;

export type CodeFormLabels = {
  code: string;
  checking: string;
  /** Shown until another code can be requested. */
  wait: (seconds: number) => string;
  noWait: string;
  again: string;
};

const english: CodeFormLabels = {
  code: '6-digit code',
  checking: 'Checking',
  wait: (seconds) => `New code in ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
  noWait: 'No code yet?',
  again: 'Resend',
};

export type CodeFormProps = {
  /** Message beside the field; empty without an error. */
  error: string;
  /** The code has expired or was tried too often, so only a new one can be requested. */
  isCodeSpent: boolean;
  busy: 'no' | 'sending' | 'checking' | 'saving';
  submitLabel: string;
  /** Seconds until another code can be requested. */
  waitSeconds: number;
  /** Number of codes sent. Each new code empties and focuses the field. */
  sent: number;
  onSubmit: (code: string) => void;
  onResend: () => void;
  onType: () => void;
  labels?: CodeFormLabels;
};

/**
 * The form for a one-time code of six digits. Submits the code as soon as it is complete. An error empties
 * the field and focuses it again.
 */
export function CodeForm({
  error,
  isCodeSpent,
  busy,
  submitLabel,
  waitSeconds,
  sent,
  onSubmit,
  onResend,
  onType,
  labels = english,
}: CodeFormProps) {
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
    <Root onSubmit={submit} noValidate>
      <OneTimeCodeField
        ref={field}
        label={labels.code}
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
          {waitSeconds > 0 ? labels.wait(waitSeconds) : labels.noWait}
        </Text>
        <TextButton tone="quiet" onClick={onResend} disabled={waitSeconds > 0 || busy !== 'no'}>
          {labels.again}
        </TextButton>
      </Resend>
      <Button
        type="submit"
        size="l"
        block
        busy={busy === 'checking'}
        busyLabel={labels.checking}
        disabled={isCodeSpent || busy === 'sending' || code.length < length}
      >
        {submitLabel}
      </Button>
    </Root>
  );
}
