import type { ChangeEvent } from 'react';
import { caretAfter } from '../data/card.ts';

type Change = (event: ChangeEvent<HTMLInputElement>) => unknown;

/** Writes what is typed as it is to be read; the caret stays behind the digit it was behind. */
export function rewritten(onChange: Change, write: (typed: string, isDeleting?: boolean) => string) {
  return (event: ChangeEvent<HTMLInputElement>) => {
    const field = event.currentTarget;
    const typed = field.value;
    const caret = field.selectionStart ?? typed.length;
    const { inputType = '' } = event.nativeEvent as InputEvent;
    const shown = write(typed, inputType.startsWith('delete'));
    if (shown !== typed) {
      field.value = shown;
      const stands = caret >= typed.length ? shown.length : caretAfter(typed, caret, shown);
      field.setSelectionRange(stands, stands);
    }
    void onChange(event);
  };
}
