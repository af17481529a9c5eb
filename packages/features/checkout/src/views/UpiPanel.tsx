import { cleanUpiId, isUpiId } from '@luxe/format';
import { RadioPanels } from '@luxe/ui/radio-panels';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import { TextField } from '@luxe/ui/text-field';
import { useState } from 'react';
import { copy } from '../data/copy.ts';
import type { PayChoice } from '../data/payChoice.ts';
import { isTouch, resolveUpiMethod } from './resolveUpiMethod.ts';
import type { UpiCheck } from './useUpiCheck.ts';

export type UpiPanelProps = {
  /** Saved UPI ids. */
  saved: readonly string[];
  choice: Pick<PayChoice, 'upiMethod' | 'upiId'>;
  onChoose: (change: Partial<PayChoice>) => void;
  check: UpiCheck;
};

/** UPI: a saved id, a typed and verified id, or any UPI app [CHK-07]. */
export function UpiPanel({ saved, choice, onChoose, check }: UpiPanelProps) {
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
      error={method === 'saved' ? errorMessageOf(check, upiId) : undefined}
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
                check={check}
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

const errorMessageOf = (check: UpiCheck, upiId: string) => {
  const result = check.resultOf(upiId);
  return result?.kind === 'wrong' ? result.message : undefined;
};

type UpiFieldProps = { upiId: string; onType: (typed: string) => void; check: UpiCheck };

/** Field for a UPI id. Blur, Enter or its button verifies the id. Typing clears the message. */
function UpiField({ upiId, onType, check }: UpiFieldProps) {
  const [isTouched, setTouched] = useState(false);
  const [typed, setTyped] = useState(upiId);
  const result = check.resultOf(upiId);
  const isMalformed = isTouched && upiId !== '' && !isUpiId(upiId);

  function verify() {
    setTouched(true);
    setTyped(upiId);
    if (isUpiId(upiId)) void check.check(upiId);
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
      error={isMalformed ? copy.upi.wrong : errorMessageOf(check, upiId)}
      success={result?.kind === 'valid' ? copy.upi.verified(result.name) : undefined}
      suffix={
        result?.kind !== 'valid' && (
          <TextButton onClick={verify} aria-disabled={check.isChecking(upiId) || undefined}>
            {check.isChecking(upiId) ? copy.upi.verifying : copy.upi.verify}
          </TextButton>
        )
      }
    />
  );
}
