import { useImperativeHandle, useRef, type ClipboardEvent, type KeyboardEvent, type Ref } from 'react';
import { readDate, type DateParts as Parts } from './isoDate.ts';
import { Part, Slash } from './DateField.styles.ts';
import { moveFocus } from '../../focus/moveFocus.ts';

export type DatePartLabels = {
  day: string;
  month: string;
  year: string;
  /** Placeholders of the inputs: DD, MM, YYYY. */
  placeholders: readonly [day: string, month: string, year: string];
};

type DatePartsProps = {
  /** Id of the first input, which the label of the field points to. */
  id: string;
  parts: Parts;
  onChange: (parts: Parts) => void;
  labels: DatePartLabels;
  describedBy: string | undefined;
  invalid: true | undefined;
  disabled: boolean | undefined;
  /** Begins the names of the inputs: `on-day`, `on-month`, `on-year`. Undefined: they are not submitted. */
  name: string | undefined;
  /** Whether the browser may autofill a date of birth. */
  birthday: boolean;
  ref?: Ref<HTMLInputElement> | undefined;
};

const order = ['day', 'month', 'year'] as const;
const lengths = { day: 2, month: 2, year: 4 };
/**
 * Largest first digit that can be followed by a second one. A larger digit is a complete value: 4 to 9 for a
 * day, 2 to 9 for a month.
 */
const lastFirstDigit = { day: 3, month: 1, year: 9 };

/**
 * Inputs for day, month and year. When a part is complete, focus moves to the next one. Backspace at the
 * start of a part moves focus to the previous part. A pasted date fills all parts.
 */
export function DateParts({
  id,
  parts,
  onChange,
  labels,
  describedBy,
  invalid,
  disabled,
  name,
  birthday,
  ref,
}: DatePartsProps) {
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  useImperativeHandle(ref, () => inputs.current[0] as HTMLInputElement, []);
  const focusPart = (index: number) => {
    moveFocus(inputs.current[index]);
    inputs.current[index]?.select();
  };

  const handleInput = (index: number, typed: string) => {
    const date = readDate(typed);
    if (date) return onChange(date);
    const part = order[index] ?? 'day';
    const digits = typed.replace(/\D/g, '').slice(0, lengths[part]);
    const isComplete = part !== 'year' && digits.length === 1 && Number(digits) > lastFirstDigit[part];
    onChange({ ...parts, [part]: isComplete ? `0${digits}` : digits });
    if (index < 2 && (isComplete || digits.length === 2) && digits !== parts[part]) focusPart(index + 1);
  };

  const handleKeyDown = (index: number, event: KeyboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    const atStart = selectionStart === 0 && selectionEnd === 0;
    const atEnd = selectionStart === value.length && selectionEnd === value.length;
    const isBack = (event.key === 'Backspace' || event.key === 'ArrowLeft') && atStart;
    const isForward = (event.key === 'ArrowRight' && atEnd) || (/^[ /.-]$/.test(event.key) && value !== '');
    if (/^[ /.-]$/.test(event.key) || (isBack && index > 0) || (isForward && index < 2))
      event.preventDefault();
    if (isBack && index > 0) focusPart(index - 1);
    if (isForward && index < 2) focusPart(index + 1);
  };

  const handlePaste = (event: ClipboardEvent) => {
    const date = readDate(event.clipboardData.getData('text'));
    if (!date) return;
    event.preventDefault();
    onChange(date);
    focusPart(2);
  };

  /**
   * Pads "4" to "04" on blur, so that the input shows the value that will be submitted. Reads the input
   * element, because `parts` may not contain the last change yet.
   */
  const pad = (index: number, digits: string) => {
    const part = order[index] ?? 'day';
    if (part !== 'year' && /^[1-9]$/.test(digits)) onChange({ ...parts, [part]: `0${digits}` });
  };

  return order.map((part, index) => (
    <span key={part}>
      {index > 0 && <Slash aria-hidden>/</Slash>}
      <Part
        ref={(node) => {
          inputs.current[index] = node;
        }}
        id={index === 0 ? id : `${id}-${part}`}
        name={name && `${name}-${part}`}
        aria-label={labels[part]}
        aria-describedby={index === 0 ? describedBy : undefined}
        aria-invalid={invalid}
        inputMode="numeric"
        autoComplete={birthday ? `bday-${part}` : 'off'}
        placeholder={labels.placeholders[index]}
        disabled={disabled}
        value={parts[part]}
        $digits={lengths[part]}
        onChange={(event) => handleInput(index, event.currentTarget.value)}
        onKeyDown={(event) => handleKeyDown(index, event)}
        onPaste={handlePaste}
        onBlur={(event) => pad(index, event.currentTarget.value)}
      />
    </span>
  ));
}
