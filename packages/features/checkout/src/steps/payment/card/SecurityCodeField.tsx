import type { CardBrand } from '@luxe/contract/calls';
import { TextField, type TextFieldProps } from '@luxe/ui/text-field';
import type { ChangeEventHandler } from 'react';
import { copy } from '../copy.ts';
import { codeLength, digitsOf } from './card.ts';
import { SecurityCodePicture } from './CodePicture.tsx';
import { formatOnChange } from './formatOnChange.ts';

export type SecurityCodeFieldProps = Omit<TextFieldProps, 'label' | 'onChange'> & {
  /** Brand of the card; undefined until the card number identifies it. */
  brand: CardBrand | undefined;
  onChange: ChangeEventHandler<HTMLInputElement>;
};

/** Security code, limited to the length of the brand, with a hint where to find it. */
export function SecurityCodeField({ brand, onChange, ...field }: SecurityCodeFieldProps) {
  return (
    <TextField
      label={copy.card.code}
      type="password"
      inputMode="numeric"
      autoComplete="cc-csc"
      maxLength={codeLength(brand)}
      hint={hintOf(brand)}
      suffix={<SecurityCodePicture onFront={brand === 'AMEX'} />}
      {...field}
      onChange={formatOnChange(onChange, digitsOf)}
    />
  );
}

function hintOf(brand: CardBrand | undefined): string {
  if (brand === 'AMEX') return copy.card.codeFront;
  return brand === 'MAESTRO' ? copy.card.codeMaestro : copy.card.codeBack;
}
