import { asciiDigits } from '@luxe/format';
import type { ChangeEvent } from 'react';
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx';

export type PincodeFieldProps = Omit<TextFieldProps, 'type' | 'prefix' | 'label'> & {
  /** Default "Pincode". */
  label?: string;
  /** Called when the sixth digit is typed, so that a check can start without a press. */
  onComplete?: (pincode: string) => void;
};

/** An Indian postal code. Accepts six digits and drops all other characters. */
export function PincodeField({ label = 'Pincode', onChange, onComplete, ...rest }: PincodeFieldProps) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const pincode = asciiDigits(event.currentTarget.value).replace(/\D/g, '').slice(0, 6);
    event.currentTarget.value = pincode;
    onChange?.(event);
    if (pincode.length === 6) onComplete?.(pincode);
  };
  return (
    <TextField
      label={label}
      placeholder="Six digits"
      inputMode="numeric"
      autoComplete="postal-code"
      {...rest}
      onChange={change}
    />
  );
}
