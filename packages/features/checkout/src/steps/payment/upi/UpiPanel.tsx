import { cleanUpiId, isUpiId } from '@luxe/format';
import { RadioPanels } from '@luxe/ui/radio-panels';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import { TextField } from '@luxe/ui/text-field';
import { useState } from 'react';
import { copy } from '../copy.ts';
import type { PayChoice } from '../payChoice.ts';
import { isTouch, resolveUpiMethod } from './resolveUpiMethod.ts';
import type { VpaResult } from './verifyUpiId.ts';

/** Verification of UPI ids. */
type VerifyProps = {
  /** Undefined until the id has been checked. */
  resultOf: (upiId: string) => VpaResult | undefined;
  isChecking: (upiId: string) => boolean;
  onVerify: (upiId: string) => void;
};

export type UpiPanelProps = {
  /** Saved UPI ids. */
  saved: readonly string[];
  choice: Pick<PayChoice, 'upiMethod' | 'upiId'>;
  onChoose: (change: Partial<PayChoice>) => void;
} & VerifyProps;

/** UPI: a saved id, a typed and verified id, or any UPI app [CHK-07]. */
export function UpiPanel({ saved, choice, onChoose, ...verification }: UpiPanelProps) {
  const { method, upiId } = resolveUpiMethod(choice, saved);
  const request = (
    <Text size="sm" tone="secondary">
      {copy.upi.request}
    </Text>
  );
  return (
    <RadioPanels
      legend={copy.upi.legend}
      hideLegend
      value={method === 'saved' ? `saved ${upiId}` : method}
      error={method === 'saved' ? errorMessageOf(verification.resultOf(upiId)) : undefined}
      onValueChange={(value) => {
        if (value === 'app') onChoose({ upiMethod: 'app' });
        else if (value === 'typed') onChoose({ upiMethod: 'typed', upiId: '' });
        else onChoose({ upiMethod: 'saved', upiId: value.slice('saved '.length) });
      }}
      options={byDevice([
        ...saved.map((id) => ({ value: `saved ${id}`, label: id, children: request })),
        {
          value: 'typed',
          label: saved.length > 0 ? copy.upi.another : copy.upi.byId,
          children: (
            <Stack gap={16}>
              <UpiField
                upiId={method === 'typed' ? upiId : ''}
                onType={(typed) => onChoose({ upiMethod: 'typed', upiId: typed })}
                {...verification}
              />
              {request}
            </Stack>
          ),
        },
        { value: 'app', label: copy.upi.app, note: copy.upi.appNote },
      ])}
    />
  );
}

/** On a touch screen, moves the last option, which is the UPI app, to the top of the list. */
const byDevice = <Option,>(options: Option[]): Option[] =>
  isTouch() ? [...options.slice(-1), ...options.slice(0, -1)] : options;

const errorMessageOf = (result: VpaResult | undefined) =>
  result?.kind === 'wrong' ? result.message : undefined;

type UpiFieldProps = VerifyProps & { upiId: string; onType: (typed: string) => void };

/** Field for a UPI id. Blur, Enter or its button verifies the id. Typing clears the message. */
function UpiField({ upiId, onType, resultOf, isChecking, onVerify }: UpiFieldProps) {
  const [isTouched, setTouched] = useState(false);
  const [typed, setTyped] = useState(upiId);
  const result = resultOf(upiId);
  const isMalformed = isTouched && upiId !== '' && !isUpiId(upiId);

  function verify() {
    setTouched(true);
    setTyped(upiId);
    if (isUpiId(upiId)) onVerify(upiId);
  }

  return (
    <TextField
      label={copy.upi.id}
      placeholder={copy.upi.idForm}
      inputMode="email"
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      value={cleanUpiId(typed) === upiId ? typed : upiId}
      onChange={({ currentTarget }) => {
        setTouched(false);
        setTyped(currentTarget.value);
        onType(cleanUpiId(currentTarget.value));
      }}
      onBlur={verify}
      onKeyDown={(event) => {
        if (event.key === 'Enter') verify();
      }}
      error={isMalformed ? copy.upi.wrong : errorMessageOf(result)}
      success={result?.kind === 'valid' ? copy.upi.verified(result.name) : undefined}
      suffix={
        result?.kind !== 'valid' && (
          <TextButton onClick={verify} aria-disabled={isChecking(upiId) || undefined}>
            {isChecking(upiId) ? copy.upi.verifying : copy.upi.verify}
          </TextButton>
        )
      }
    />
  );
}
