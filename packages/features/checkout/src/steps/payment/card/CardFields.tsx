import { cardBrandNames } from '@luxe/format';
import { Checkbox } from '@luxe/ui/checkbox';
import { useFormField } from '@luxe/ui/form';
import { Text } from '@luxe/ui/text';
import { TextField } from '@luxe/ui/text-field';
import { useFormContext, useWatch } from 'react-hook-form';
import { copy } from '../copy.ts';
import {
  brandOf,
  codeProblem,
  expiryProblem,
  groupExpiry,
  groupNumber,
  nameProblem,
  numberProblem,
} from './card.ts';
import type { BinResult } from './checkBin.ts';
import type { CardValues } from './cardValues.ts';
import { TwoUp, Wide } from '../Pay.styles.ts';
import { formatOnChange } from './formatOnChange.ts';
import { SecurityCodeField } from './SecurityCodeField.tsx';
import { useBinCheck } from './useBinCheck.ts';

export type CardFieldsProps = {
  /** Checks the first digits of a card. */
  onCheckBin: (bin: string) => Promise<BinResult>;
  /** Current time, to detect an expired card. */
  now: () => Date;
};

/** Fields of a new card [CHK-31]. Must be inside a `Form` of `CardValues`. */
export function CardFields({ onCheckBin, now }: CardFieldsProps) {
  const { control } = useFormContext<CardValues>();
  const number = useWatch<CardValues, 'number'>({ control, name: 'number' });
  const brand = brandOf(number);
  const bin = useBinCheck(number, onCheckBin);
  const numberField = useFormField<CardValues>('number', {
    validate: (typed) => numberProblem(String(typed)) ?? ((bin.isIneligible && bin.message) || true),
  });
  const expiryField = useFormField<CardValues>('expiry', {
    validate: (typed) => expiryProblem(String(typed), now()) ?? true,
  });
  const codeField = useFormField<CardValues>('code', {
    validate: (typed, { number: ofNumber }) => codeProblem(String(typed), brandOf(ofNumber)) ?? true,
  });

  return (
    <TwoUp>
      <Wide>
        <TextField
          label={copy.card.number}
          inputMode="numeric"
          autoComplete="cc-number"
          suffix={
            <Text as="span" size="sm" weight="medium" role="status">
              {brand && cardBrandNames[brand]}
            </Text>
          }
          {...numberField}
          onChange={formatOnChange(numberField.onChange, groupNumber)}
          error={numberField.error ?? (bin.message || undefined)}
        />
      </Wide>
      <TextField
        label={copy.card.expiry}
        placeholder={copy.card.expiryForm}
        inputMode="numeric"
        autoComplete="cc-exp"
        {...expiryField}
        onChange={formatOnChange(expiryField.onChange, groupExpiry)}
      />
      <SecurityCodeField brand={brand} {...codeField} />
      <Wide>
        <TextField
          label={copy.card.name}
          autoComplete="cc-name"
          autoCorrect="off"
          {...useFormField<CardValues>('name', { validate: (name) => nameProblem(String(name)) ?? true })}
        />
      </Wide>
      <Wide>
        <SaveCard />
      </Wide>
    </TwoUp>
  );
}

function SaveCard() {
  const { error: _error, ...field } = useFormField<CardValues>('isToBeSaved');
  return <Checkbox label={copy.card.save} {...field} />;
}
