import { lazy, Suspense, useId, useRef, useState, type FocusEvent, type Ref } from 'react';
import { Field, type FieldWords } from '../field/Field.tsx';
import { FieldPopup, PopupAnchor } from '../field-popup/FieldPopup.tsx';
import { Icon } from '../icon/Icon.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import type { CalendarWords } from './Calendar.tsx';
import { Box, CalendarButton, CalendarPlace, Group } from './DateField.styles.ts';
import { DateParts, type DatePartWords } from './DateParts.tsx';
import { longDate, partsOf, todayInIndia, type IsoDate } from './isoDate.ts';
import { englishProblems, type DateLimits, type DateProblemWords } from './problem.ts';
import { useDateParts } from './useDateParts.ts';
import { moveFocus } from '../focus/moveFocus.ts';

const loadCalendar = () => import('./Calendar.tsx').then((module) => ({ default: module.Calendar }));
const Calendar = lazy(loadCalendar);

/** What the field says by itself. */
export type DateWords = DatePartWords & DateProblemWords & CalendarWords & { open: string };

const english: DateWords = {
  ...englishProblems,
  day: 'Day',
  month: 'Month',
  year: 'Year',
  placeholders: ['DD', 'MM', 'YYYY'],
  open: 'Choose from a calendar',
  calendar: 'Calendar',
  previous: 'Previous month',
  next: 'Next month',
  today: 'today',
  chosen: 'chosen',
};

export type DateFieldProps = FieldWords &
  DateLimits & {
    id?: string;
    className?: string;
    /** Sent with its form under this name, as 2026-11-24. */
    name?: string | undefined;
    /** A day as 2026-11-24, null for none. Undefined: it keeps its own. */
    value?: IsoDate | null;
    defaultValue?: IsoDate | null;
    /** The day once all parts name one that may be chosen, else null. */
    onValueChange?: (value: IsoDate | null) => void;
    /** What the field itself finds wrong, in words, with each change: for the rules of a form. */
    onProblemChange?: (words: string | undefined) => void;
    /** When focus leaves the whole field. */
    onBlur?: () => void;
    /** `near`: typed or picked from a calendar. `birthday`: typed alone, filled in by the browser. Default `near`. */
    kind?: 'near' | 'birthday';
    /** Default: today in India. Fixed in tests. */
    today?: IsoDate;
    disabled?: boolean;
    words?: Partial<DateWords>;
    ref?: Ref<HTMLInputElement>;
  };

/**
 * A day: day, month and year as they are said in India, typed or, where it is near, picked from a calendar that loads
 * when it is first wanted. Three inputs and not `<input type="date">`, whose order of parts follows the browser's
 * language, not the shop's, and which cannot say why a day is not to be had. It finds its own mistakes, on leaving.
 * Source: WAI-ARIA practices, Date Picker Dialog.
 */
export function DateField({
  name,
  value,
  defaultValue,
  onValueChange,
  onProblemChange,
  onBlur,
  kind = 'near',
  today,
  min,
  max,
  unavailable,
  disabled,
  words,
  ref,
  error,
  ...frame
}: DateFieldProps) {
  const say = { ...english, ...words };
  const generated = useId();
  const id = frame.id ?? generated;
  const limits = { min, max, unavailable };
  const typing = { value, defaultValue, limits, words: say, onValueChange, onProblemChange };
  const { parts, iso, problem, change } = useDateParts(typing);
  const [left, setLeft] = useState(false);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const close = () => {
    setOpen(false);
    moveFocus(button.current);
  };
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    setOpen(false);
    setLeft(true);
    onBlur?.();
  };

  return (
    <Field {...frame} id={id} error={(left ? problem : undefined) ?? error}>
      {(wiring) => (
        <PopupAnchor onBlur={leave} onFocus={() => problem === undefined && setLeft(false)}>
          <Box data-invalid={wiring['aria-invalid']} data-disabled={disabled || undefined}>
            <Group role="group" aria-label={frame.label}>
              <DateParts
                id={id}
                parts={parts}
                onChange={change}
                words={say}
                describedBy={wiring['aria-describedby']}
                invalid={wiring['aria-invalid']}
                disabled={disabled}
                birthday={kind === 'birthday'}
                ref={ref}
              />
            </Group>
            {kind === 'near' && (
              <CalendarButton
                ref={button}
                type="button"
                aria-label={iso ? `${say.open}, ${longDate(iso)}` : say.open}
                aria-haspopup="dialog"
                aria-expanded={open}
                disabled={disabled}
                onPointerEnter={() => void loadCalendar()}
                onFocus={() => void loadCalendar()}
                onClick={() => setOpen(!open)}
              >
                <Icon name="calendar" />
              </CalendarButton>
            )}
          </Box>
          {kind === 'near' && (
            <FieldPopup
              open={open}
              fit="content"
              onEscape={close}
              role="dialog"
              aria-label={`${frame.label}, ${say.calendar}`}
            >
              {open && (
                <Suspense fallback={<CalendarPlace aria-busy />}>
                  <Calendar
                    value={iso}
                    today={today ?? todayInIndia()}
                    limits={limits}
                    words={say}
                    onChoose={(day) => {
                      change(partsOf(day));
                      close();
                    }}
                  />
                </Suspense>
              )}
            </FieldPopup>
          )}
          {name && <input type="hidden" name={name} value={iso ?? ''} disabled={disabled} />}
          <VisuallyHidden role="status">{iso && !open ? longDate(iso) : ''}</VisuallyHidden>
        </PopupAnchor>
      )}
    </Field>
  );
}
