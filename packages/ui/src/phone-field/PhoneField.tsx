import type { ChangeEvent } from 'react';
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx';
import { phoneDigits } from './phoneDigits.ts';

export type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'prefix' | 'suffix' | 'label'> & {
  /** Default "Mobile number". */
  label?: string;
};

/**
 * A mobile number of India: "+91" stands before it, the value is at most ten digits. A number pasted with its country
 * code, spaces or a leading zero comes out as ten digits.
 */
export function PhoneField({ label = 'Mobile number', onChange, ...rest }: PhoneFieldProps) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    event.currentTarget.value = phoneDigits(event.currentTarget.value);
    onChange?.(event);
  };
  return (
    <TextField
      label={label}
      inputMode="tel"
      autoComplete="tel-national"
      {...rest}
      type="tel"
      prefix="+91"
      onChange={change}
    />
  );
}
