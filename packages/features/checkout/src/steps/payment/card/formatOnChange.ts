import type { ChangeEvent } from 'react';
import { caretAfter } from './card.ts';

type Change = (event: ChangeEvent<HTMLInputElement>) => unknown;

/** Formats the field while the shopper types, and keeps the caret after the same digit. */
export function formatOnChange(onChange: Change, format: (typed: string, isDeleting?: boolean) => string) {
  return (event: ChangeEvent<HTMLInputElement>) => {
    const field = event.currentTarget;
    const typed = field.value;
    const caret = field.selectionStart ?? typed.length;
    const { inputType = '' } = event.nativeEvent as InputEvent;
    const formatted = format(typed, inputType.startsWith('delete'));
    if (formatted !== typed) {
      field.value = formatted;
      const newCaret = caret >= typed.length ? formatted.length : caretAfter(typed, caret, formatted);
      field.setSelectionRange(newCaret, newCaret);
    }
    void onChange(event);
  };
}
