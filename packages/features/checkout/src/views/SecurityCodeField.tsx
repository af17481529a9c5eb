import type { CardBrand } from '@luxe/contract/calls';
import { TextField, type TextFieldProps } from '@luxe/ui/text-field';
import type { ChangeEventHandler } from 'react';
import { copy } from '../copy.ts';
import { codeLength, digitsOf } from '../data/card.ts';
import { CodePicture } from './CodePicture.tsx';
import { rewritten } from './rewritten.ts';

export type SecurityCodeFieldProps = Omit<TextFieldProps, 'label' | 'onChange'> & {
  /** Undefined while the number does not tell. */
  brand: CardBrand | undefined;
  onChange: ChangeEventHandler<HTMLInputElement>;
};

/** The code printed on a card, as long as its brand has it, and where it stands. */
export function SecurityCodeField({ brand, onChange, ...field }: SecurityCodeFieldProps) {
  return (
    <TextField
      label={copy.card.code}
      type="password"
      inputMode="numeric"
      autoComplete="cc-csc"
      maxLength={codeLength(brand)}
      hint={hintOf(brand)}
      suffix={<CodePicture onFront={brand === 'AMEX'} />}
      {...field}
      onChange={rewritten(onChange, digitsOf)}
    />
  );
}

function hintOf(brand: CardBrand | undefined): string {
  if (brand === 'AMEX') return copy.card.codeFront;
  return brand === 'MAESTRO' ? copy.card.codeMaestro : copy.card.codeBack;
}
