import { asciiDigits } from '@luxe/format';
import { useState, type ChangeEvent, type ComponentPropsWithRef, type SyntheticEvent } from 'react';
import { Field, splitField, type FieldWords } from '../field/Field.tsx';
import { Box, Boxes, Frame, Input } from './OneTimeCodeField.styles.ts';

export type OneTimeCodeFieldProps = Omit<
  ComponentPropsWithRef<'input'>,
  'children' | 'size' | 'type' | 'value' | 'defaultValue' | 'maxLength' | 'minLength'
> &
  FieldWords & {
    /** How many digits. Default 6. */
    length?: number;
    value?: string;
    defaultValue?: string;
    onValueChange?: (digits: string) => void;
    /** The code is being checked: it stays in sight and takes no typing. */
    busy?: boolean;
    /** Called when the last digit arrives, typed, pasted or offered by the phone. */
    onComplete?: (digits: string) => void;
  };

/**
 * A code sent to the shopper: one input (`autocomplete="one-time-code"`) drawn as boxes, so that typing, paste, deletion
 * and the phone's own offer all work as in any field. Source: comp 13.
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
  const [kept, setKept] = useState(defaultValue);
  const digits = (value ?? kept).slice(0, length);
  const { frame, control } = splitField(props);

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const next = asciiDigits(event.currentTarget.value).replace(/\D/g, '').slice(0, length);
    event.currentTarget.value = next;
    setKept(next);
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
            {Array.from({ length }, (_, place) => (
              <Box key={place} data-current={place === Math.min(digits.length, length - 1) || undefined}>
                {digits[place]}
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
            onSelect={keepCaretAtEnd}
          />
        </Frame>
      )}
    </Field>
  );
}

/** The drawn boxes have one place to type: after the last digit. A real selection (select all, then paste) is left alone. */
function keepCaretAtEnd({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) {
  const end = input.value.length;
  if (input.selectionStart === input.selectionEnd && input.selectionStart !== end)
    input.setSelectionRange(end, end);
}
