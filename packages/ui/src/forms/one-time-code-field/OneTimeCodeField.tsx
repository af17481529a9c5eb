import { asciiDigits } from '@luxe/format';
import { useState, type ChangeEvent, type ComponentPropsWithRef, type SyntheticEvent } from 'react';
import { Field, splitField, type BaseFieldProps } from '../field/Field.tsx';
import { Box, Boxes, Frame, Input } from './OneTimeCodeField.styles.ts';

export type OneTimeCodeFieldProps = Omit<
  ComponentPropsWithRef<'input'>,
  'children' | 'size' | 'type' | 'value' | 'defaultValue' | 'maxLength' | 'minLength'
> &
  BaseFieldProps & {
    /** Number of digits. Default 6. */
    length?: number;
    value?: string;
    defaultValue?: string;
    onValueChange?: (digits: string) => void;
    /** Whether the code is being verified. The digits stay visible and are read-only. */
    busy?: boolean;
    /** Called when the last digit is typed, pasted or autofilled. */
    onComplete?: (digits: string) => void;
  };

/**
 * A field for a code sent to the shopper. One input (`autocomplete="one-time-code"`) looks like separate
 * boxes, so that typing, paste, deletion and autofill work as in any field. Source: comp 13.
 */
export function OneTimeCodeField({
  length = 6,
  value,
  defaultValue = '',
  onValueChange,
  busy = false,
  onComplete,
  onChange,
  ...props
}: OneTimeCodeFieldProps) {
  const [ownValue, setOwnValue] = useState(defaultValue);
  const digits = (value ?? ownValue).slice(0, length);
  const { frame, control } = splitField(props);

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const next = asciiDigits(event.currentTarget.value).replace(/\D/g, '').slice(0, length);
    event.currentTarget.value = next;
    setOwnValue(next);
    onChange?.(event);
    if (next === digits) return;
    onValueChange?.(next);
    if (next.length === length) onComplete?.(next);
  };

  return (
    <Field {...frame}>
      {(wiring) => (
        <Frame
          data-invalid={wiring['aria-invalid']}
          data-disabled={control.disabled || undefined}
          data-busy={busy || undefined}
        >
          <Boxes $length={length} aria-hidden>
            {Array.from({ length }, (_, index) => (
              <Box key={index} data-current={index === Math.min(digits.length, length - 1) || undefined}>
                {digits[index]}
              </Box>
            ))}
          </Boxes>
          <Input
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
            {...control}
            {...wiring}
            type="text"
            readOnly={busy || control.readOnly}
            aria-busy={busy || undefined}
            value={digits}
            onChange={change}
            onSelect={moveCaretToEnd}
          />
        </Frame>
      )}
    </Field>
  );
}

/**
 * Moves the caret after the last digit, because the boxes show no caret. Leaves a selected range unchanged.
 */
function moveCaretToEnd({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) {
  const end = input.value.length;
  if (input.selectionStart === input.selectionEnd && input.selectionStart !== end)
    input.setSelectionRange(end, end);
}
