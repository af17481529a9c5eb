import { typedPhone } from '@luxe/format';
import type { ChangeEvent } from 'react';
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx';

export type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'prefix' | 'suffix' | 'label'> & {
  /** Default "Mobile number". */
  label?: string;
};

/**
 * A mobile number of India: "+91" stands before it. A number typed or pasted with its country code, spaces or leading
 * zeros comes out as ten digits; what is no such number keeps all its digits, for the form to say so.
 */
export function PhoneField({ label = 'Mobile number', onChange, ...rest }: PhoneFieldProps) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    event.currentTarget.value = typedPhone(event.currentTarget.value);
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
