import { Suspense, useId, useRef, useState, type FocusEvent, type Ref } from 'react';
import { Field, type BaseFieldProps } from '../field/Field.tsx';
import { FieldPopup, PopupAnchor } from '../field-popup/FieldPopup.tsx';
import { Icon } from '../../typography/icon/Icon.tsx';
import { VisuallyHidden } from '../../typography/visually-hidden/VisuallyHidden.tsx';
import type { CalendarLabels } from './Calendar.tsx';
import { Box, CalendarButton, CalendarWrapper, Group } from './DateField.styles.ts';
import { DateParts, type DatePartLabels } from './DateParts.tsx';
import { longDate, partsOf, todayInIndia, type DateParts as DateTexts, type IsoDate } from './isoDate.ts';
import { englishProblems, type DateLimits, type DateProblemLabels } from './dateProblem.ts';
import { useDateParts } from './useDateParts.ts';
import { moveFocus } from '../../focus/moveFocus.ts';
import { lazyPart } from '../../layers/layer/lazyPart.ts';

const loadCalendar = () => import('./Calendar.tsx').then((module) => module.Calendar);
// Without the calendar, the fields remain, with what is typed in them.
const Calendar = lazyPart(loadCalendar, () => null);
const prepareCalendar = () => void loadCalendar().catch(() => undefined);

/** All texts that the date field shows or announces. Default: English. The prop `labels` replaces texts. */
export type DateLabels = DatePartLabels & DateProblemLabels & CalendarLabels & { open: string };

const english: DateLabels = {
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
  selected: 'chosen',
};

export type DateFieldProps = BaseFieldProps &
  DateLimits & {
    id?: string;
    className?: string;
    /**
     * Form field name. A form submits the date under this name, in the format 2026-11-24. Without scripts, it
     * submits what was typed as `name-day`, `name-month` and `name-year`.
     */
    name?: string | undefined;
    /** What was typed at first, also when it is no date: for a form that was sent without scripts. */
    defaultParts?: DateTexts | undefined;
    /** A date such as 2026-11-24, null for none. Undefined makes the field uncontrolled. */
    value?: IsoDate | null;
    defaultValue?: IsoDate | null;
    /** Called with the date once the parts form a date that may be selected, otherwise with null. */
    onValueChange?: (value: IsoDate | null) => void;
    /**
     * Called on each change with the error that the date field itself found, or with undefined for none. In a
     * form, `useFormValue` provides this callback.
     */
    onProblemChange?: (problem: string | undefined) => void;
    /** Called when focus leaves the entire field. */
    onBlur?: () => void;
    /**
     * `near`: the shopper types the date or selects it in a calendar. `birthday`: the shopper types the date
     * or the browser fills it in; there is no calendar. Default `near`.
     */
    kind?: 'near' | 'birthday';
    /** Default: today in India. Tests set it. */
    today?: IsoDate;
    disabled?: boolean;
    labels?: Partial<DateLabels>;
    ref?: Ref<HTMLInputElement>;
  };

/**
 * A date typed as day, month and year, the order used in India. A near date can also be selected in a
 * calendar, which loads on demand. Three inputs replace `<input type="date">`, which orders its parts by the
 * language of the browser and cannot explain why a day is unavailable. The field shows its own errors on
 * blur. Source: WAI-ARIA practices, Date Picker Dialog.
 */
export function DateField({
  name,
  value,
  defaultValue,
  defaultParts,
  onValueChange,
  onProblemChange,
  onBlur,
  kind = 'near',
  today,
  min,
  max,
  unavailable,
  disabled,
  labels,
  ref,
  error,
  ...frame
}: DateFieldProps) {
  const allLabels = { ...english, ...labels };
  const generated = useId();
  const id = frame.id ?? generated;
  const limits = { min, max, unavailable };
  const settings = {
    value,
    defaultValue,
    defaultParts,
    limits,
    labels: allLabels,
    onValueChange,
    onProblemChange,
  };
  const { parts, iso, problem, change } = useDateParts(settings);
  const [wasLeft, setWasLeft] = useState(false);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const close = () => {
    setOpen(false);
    moveFocus(button.current);
  };
  const handleBlur = (event: FocusEvent<HTMLElement>) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    setOpen(false);
    setWasLeft(true);
    onBlur?.();
  };

  return (
    <Field {...frame} id={id} error={(wasLeft ? problem : undefined) ?? error}>
      {(wiring) => (
        <PopupAnchor onBlur={handleBlur} onFocus={() => problem === undefined && setWasLeft(false)}>
          <Box data-invalid={wiring['aria-invalid']} data-disabled={disabled || undefined}>
            <Group role="group" aria-label={frame.label}>
              <DateParts
                id={id}
                parts={parts}
                onChange={change}
                labels={allLabels}
                describedBy={wiring['aria-describedby']}
                invalid={wiring['aria-invalid']}
                disabled={disabled}
                name={name}
                birthday={kind === 'birthday'}
                ref={ref}
              />
            </Group>
            {kind === 'near' && (
              <CalendarButton
                ref={button}
                type="button"
                aria-label={iso ? `${allLabels.open}, ${longDate(iso)}` : allLabels.open}
                aria-haspopup="dialog"
                aria-expanded={open}
                disabled={disabled}
                onPointerEnter={prepareCalendar}
                onFocus={prepareCalendar}
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
              aria-label={`${frame.label}, ${allLabels.calendar}`}
            >
              {open && (
                <Suspense fallback={<CalendarWrapper aria-busy />}>
                  <Calendar
                    value={iso}
                    today={today ?? todayInIndia()}
                    limits={limits}
                    labels={allLabels}
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
