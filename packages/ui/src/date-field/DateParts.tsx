import { useImperativeHandle, useRef, type ClipboardEvent, type KeyboardEvent, type Ref } from 'react';
import { readDate, type DateParts as Parts } from './isoDate.ts';
import { Part, Slash } from './DateField.styles.ts';
import { moveFocus } from '../focus/moveFocus.ts';

export type DatePartWords = {
  day: string;
  month: string;
  year: string;
  /** What stands in the empty inputs, as DD MM YYYY. */
  placeholders: readonly [day: string, month: string, year: string];
};

type DatePartsProps = {
  /** Id of the first input: the field's label leads there. */
  id: string;
  parts: Parts;
  onChange: (parts: Parts) => void;
  words: DatePartWords;
  describedBy: string | undefined;
  invalid: true | undefined;
  disabled: boolean | undefined;
  /** The browser fills in a date of birth. */
  birthday: boolean;
  ref?: Ref<HTMLInputElement> | undefined;
};

const order = ['day', 'month', 'year'] as const;
const lengths = { day: 2, month: 2, year: 4 };
/** A first digit above these can be followed by no second: 4 to 9 of a day, 2 to 9 of a month. */
const lastFirstDigit = { day: 3, month: 1, year: 9 };

/** Day, month and year, each an input; a full one passes on to the next, an empty one back, and a paste fills all. */
export function DateParts({
  id,
  parts,
  onChange,
  words,
  describedBy,
  invalid,
  disabled,
  birthday,
  ref,
}: DatePartsProps) {
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  useImperativeHandle(ref, () => inputs.current[0] as HTMLInputElement, []);
  const go = (at: number) => {
    moveFocus(inputs.current[at]);
    inputs.current[at]?.select();
  };

  const type = (at: number, typed: string) => {
    const whole = readDate(typed);
    if (whole) return onChange(whole);
    const part = order[at] ?? 'day';
    const digits = typed.replace(/\D/g, '').slice(0, lengths[part]);
    const alone = part !== 'year' && digits.length === 1 && Number(digits) > lastFirstDigit[part];
    onChange({ ...parts, [part]: alone ? `0${digits}` : digits });
    if (at < 2 && (alone || digits.length === 2) && digits !== parts[part]) go(at + 1);
  };

  const press = (at: number, event: KeyboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    const atStart = selectionStart === 0 && selectionEnd === 0;
    const atEnd = selectionStart === value.length && selectionEnd === value.length;
    const back = (event.key === 'Backspace' || event.key === 'ArrowLeft') && atStart;
    const on = (event.key === 'ArrowRight' && atEnd) || (/^[ /.-]$/.test(event.key) && value !== '');
    if (/^[ /.-]$/.test(event.key) || (back && at > 0) || (on && at < 2)) event.preventDefault();
    if (back && at > 0) go(at - 1);
    if (on && at < 2) go(at + 1);
  };

  const paste = (event: ClipboardEvent) => {
    const whole = readDate(event.clipboardData.getData('text'));
    if (!whole) return;
    event.preventDefault();
    onChange(whole);
    go(2);
  };

  /** "4" left as it is becomes "04": what stands there is what will be sent. Read from the input: it may be ahead. */
  const pad = (at: number, digits: string) => {
    const part = order[at] ?? 'day';
    if (part !== 'year' && /^[1-9]$/.test(digits)) onChange({ ...parts, [part]: `0${digits}` });
  };

  return order.map((part, at) => (
    <span key={part}>
      {at > 0 && <Slash aria-hidden>/</Slash>}
      <Part
        ref={(node) => {
          inputs.current[at] = node;
        }}
        id={at === 0 ? id : `${id}-${part}`}
        aria-label={words[part]}
        aria-describedby={at === 0 ? describedBy : undefined}
        aria-invalid={invalid}
        inputMode="numeric"
        autoComplete={birthday ? `bday-${part}` : 'off'}
        placeholder={words.placeholders[at]}
        disabled={disabled}
        value={parts[part]}
        $digits={lengths[part]}
        onChange={(event) => type(at, event.currentTarget.value)}
        onKeyDown={(event) => press(at, event)}
        onPaste={paste}
        onBlur={(event) => pad(at, event.currentTarget.value)}
      />
    </span>
  ));
}
