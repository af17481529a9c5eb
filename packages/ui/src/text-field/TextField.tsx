import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Field, splitField, type FieldWords } from '../field/Field.tsx';
import { Affix, Box, Input } from './TextField.styles.ts';

export type TextFieldProps = Omit<ComponentPropsWithRef<'input'>, 'prefix' | 'size' | 'children'> &
  FieldWords & {
    /** Before what is typed, part of the reading: "+91", "₹". */
    prefix?: ReactNode;
    /** After it: a word or a small action. */
    suffix?: ReactNode;
  };

/** One line of text. Takes the native props of an input; react-hook-form's `register()` spreads straight in. */
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
