import { formatMoment, formatDate, indianClock } from '@luxe/format';
import { Time } from './Moment.styles.ts';

/** A moment in Indian Standard Time: `20 Nov, 10:42 am`. Its title has the seconds. */
export function Moment({ at }: { at: string }) {
  return (
    <Time dateTime={at} title={`${indianClock(new Date(at))} IST`}>
      {formatMoment(at)}
    </Time>
  );
}

/** A day in India: `20 November 2026`. */
export function Day({ day }: { day: string }) {
  return <Time dateTime={day}>{formatDate(day)}</Time>;
}
