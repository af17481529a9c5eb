import { cleanUpiId, isUpiId } from '@luxe/format';
import { RadioPanels } from '@luxe/ui/radio-panels';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import { TextField } from '@luxe/ui/text-field';
import { useState } from 'react';
import { copy } from '../copy.ts';
import type { PayChoice } from '../data/payChoice.ts';
import { isTouch, upiWayOf } from './upiWay.ts';
import type { UpiCheck } from './useUpiCheck.ts';

export type UpiPanelProps = {
  /** Ids that are saved. */
  saved: readonly string[];
  choice: Pick<PayChoice, 'upiWay' | 'upiId'>;
  onChoose: (change: Partial<PayChoice>) => void;
  check: UpiCheck;
};

/** UPI: a saved id, one that is typed and checked, or any app on the phone [CHK-07]. */
export function UpiPanel({ saved, choice, onChoose, check }: UpiPanelProps) {
  const { way, upiId } = upiWayOf(choice, saved);
  const request = (
    <Text size="sm" tone="secondary">
      {copy.upi.request}
    </Text>
  );
  return (
    <RadioPanels
      legend={copy.upi.ways}
      hideLegend
      value={way === 'saved' ? `saved ${upiId}` : way}
      error={way === 'saved' ? wrongOf(check, upiId) : undefined}
      onValueChange={(value) => {
        if (value === 'app') onChoose({ upiWay: 'app' });
        else if (value === 'typed') onChoose({ upiWay: 'typed', upiId: '' });
        else onChoose({ upiWay: 'saved', upiId: value.slice('saved '.length) });
      }}
      options={byDevice([
        ...saved.map((id) => ({ value: `saved ${id}`, label: id, children: request })),
        {
          value: 'typed',
          label: saved.length > 0 ? copy.upi.another : copy.upi.byId,
          children: (
            <Stack gap={16}>
              <UpiField
                upiId={way === 'typed' ? upiId : ''}
                onType={(typed) => onChoose({ upiWay: 'typed', upiId: typed })}
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

/** The app, which is last, comes first on a touch screen. */
const byDevice = <Option,>(options: Option[]): Option[] =>
  isTouch() ? [...options.slice(-1), ...options.slice(0, -1)] : options;

const wrongOf = (check: UpiCheck, upiId: string) => {
  const answer = check.answerOf(upiId);
  return answer?.kind === 'wrong' ? answer.words : undefined;
};

type UpiFieldProps = { upiId: string; onType: (typed: string) => void; check: UpiCheck };

/** Checked on leaving it, by Enter or by its button; the words go as soon as it is typed on. */
function UpiField({ upiId, onType, check }: UpiFieldProps) {
  const [isLeft, setLeft] = useState(false);
  const [typed, setTyped] = useState(upiId);
  const answer = check.answerOf(upiId);
  const isIllFormed = isLeft && upiId !== '' && !isUpiId(upiId);

  function verify() {
    setLeft(true);
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
        setLeft(false);
        setTyped(currentTarget.value);
        onType(cleanUpiId(currentTarget.value));
      }}
      onBlur={verify}
      onKeyDown={(event) => {
        if (event.key === 'Enter') verify();
      }}
      error={isIllFormed ? copy.upi.wrong : wrongOf(check, upiId)}
      valid={answer?.kind === 'valid' ? copy.upi.verified(answer.name) : undefined}
      suffix={
        answer?.kind !== 'valid' && (
          <TextButton onClick={verify} aria-disabled={check.isChecking(upiId) || undefined}>
            {check.isChecking(upiId) ? copy.upi.verifying : copy.upi.verify}
          </TextButton>
        )
      }
    />
  );
}
