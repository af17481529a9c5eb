import { typedPhone } from '@luxe/format';
import type { ChangeEvent } from 'react';
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx';

export type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'prefix' | 'suffix' | 'label'> & {
  /** Default "Mobile number". */
  label?: string;
};

/**
 * An Indian mobile number with the prefix "+91". Strips country code, spaces and leading zeros from typed and
 * pasted numbers. Other numbers retain all their digits, so that the form can report an error.
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
