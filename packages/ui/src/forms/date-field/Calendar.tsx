import { useState } from 'react';
import { DayPicker, type DayButtonProps } from 'react-day-picker';
import { Icon } from '../../typography/icon/Icon.tsx';
import { CalendarWrapper } from './DateField.styles.ts';
import { Month } from './Calendar.styles.ts';
import { longDate, type IsoDate } from './isoDate.ts';
import type { DateLimits } from './dateProblem.ts';
import { moveFocus } from '../../focus/moveFocus.ts';

export type CalendarLabels = {
  calendar: string;
  previous: string;
  next: string;
  /** Screen readers read this text after the date of the current day. */
  today: string;
  selected: string;
};

type CalendarProps = {
  value: IsoDate | null;
  today: IsoDate;
  limits: DateLimits;
  labels: CalendarLabels;
  onChoose: (day: IsoDate) => void;
};

/**
 * A month as a grid of days; react-day-picker handles the keys. An unavailable day is also shown and can
 * have focus, and a line below the grid gives the reason. This component loads when the shopper is about to
 * open the calendar.
 */
export function Calendar({ value, today, limits, labels, onChoose }: CalendarProps) {
  const [reason, setReason] = useState<string>();
  const { min, max, unavailable } = limits;
  const first = min !== undefined && today < min ? min : max !== undefined && today > max ? max : today;
  const reasonOf = (date: Date) => unavailable?.(fromDate(date));

  return (
    <CalendarWrapper>
      <Month>
        <DayPicker
          mode="single"
          required
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a prop of DayPicker, not the HTML attribute
          autoFocus
          lang="en-IN"
          weekStartsOn={0}
          today={toDate(today)}
          selected={value === null ? undefined : toDate(value)}
          defaultMonth={toDate(value ?? first)}
          {...(min !== undefined && { startMonth: toDate(min) })}
          {...(max !== undefined && { endMonth: toDate(max) })}
          disabled={[
            ...(min === undefined ? [] : [{ before: toDate(min) }]),
            ...(max === undefined ? [] : [{ after: toDate(max) }]),
          ]}
          modifiers={{
            unavailable: (date) => reasonOf(date) !== undefined,
            chosen: (date) => fromDate(date) === value,
          }}
          onSelect={(date: Date) => {
            if (reasonOf(date) === undefined) onChoose(fromDate(date));
          }}
          onDayFocus={(date) => setReason(reasonOf(date))}
          onDayMouseEnter={(date) => setReason(reasonOf(date))}
          formatters={{
            formatCaption: (date) => intl({ month: 'long', year: 'numeric' }, date),
            formatWeekdayName: (date) => intl({ weekday: 'narrow' }, date),
          }}
          labels={{
            labelGrid: (date) => intl({ month: 'long', year: 'numeric' }, date),
            labelNav: () => labels.calendar,
            labelPrevious: () => labels.previous,
            labelNext: () => labels.next,
            labelWeekday: (date) => intl({ weekday: 'long' }, date),
            labelDayButton: (date, modifiers) =>
              [
                longDate(fromDate(date)),
                modifiers['today'] && labels.today,
                modifiers['chosen'] && labels.selected,
                reasonOf(date),
              ]
                .filter(Boolean)
                .join(', '),
          }}
          components={{ DayButton: Day, Chevron: Arrow }}
          footer={reason}
        />
      </Month>
    </CalendarWrapper>
  );
}

/** An unavailable day can have focus, so that the calendar shows why the day is unavailable. */
function Day({ day: _day, modifiers, ...button }: DayButtonProps) {
  return (
    <button
      {...button}
      ref={(node) => {
        if (modifiers['focused']) moveFocus(node);
      }}
      aria-disabled={modifiers['unavailable'] || button['aria-disabled'] || undefined}
      data-chosen={modifiers['chosen'] || undefined}
      data-today={modifiers['today'] || undefined}
    />
  );
}

const Arrow = ({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) => (
  <Icon name={orientation === 'left' ? 'chevron-left' : 'chevron-right'} />
);

/**
 * Midnight of the date in the time zone of the browser, because the grid of days uses that zone. Callers of
 * the calendar never see this time: they receive the date as text.
 */
const toDate = (iso: IsoDate) => {
  const [year = 1970, month = 1, day = 1] = iso.split('-').map(Number);
  return new Date(year, month - 1, day);
};

const fromDate = (date: Date): IsoDate =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((n) => String(n).padStart(2, '0')).join('-');

const intl = (options: Intl.DateTimeFormatOptions, date: Date) =>
  new Intl.DateTimeFormat('en-IN', options).format(date);
