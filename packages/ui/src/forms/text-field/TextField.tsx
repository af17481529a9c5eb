import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Field, splitField, type BaseFieldProps } from '../field/Field.tsx';
import { Affix, Box, Input } from './TextField.styles.ts';

export type TextFieldProps = Omit<ComponentPropsWithRef<'input'>, 'prefix' | 'size' | 'children'> &
  BaseFieldProps & {
    /** Text before the input, such as "+91" or "₹". Not part of the value. */
    prefix?: ReactNode;
    /** Content after the input, such as a word or a small action. */
    suffix?: ReactNode;
  };

/** A single-line text field. Accepts native input props, such as those of react-hook-form's `register()`. */
export function TextField(props: TextFieldProps) {
  const {
    frame,
    control: { prefix, suffix, type = 'text', ...native },
  } = splitField(props);
  return (
    <Field {...frame}>
      {(wiring) => (
        <Box data-invalid={wiring['aria-invalid']} data-disabled={native.disabled || undefined}>
          {prefix && <Affix>{prefix}</Affix>}
          <Input type={type} {...native} {...wiring} />
          {suffix}
        </Box>
      )}
    </Field>
  );
}
