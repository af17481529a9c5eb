/** The same time some months before; the last day of a month that is shorter. */
export function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  // 31 May less three months is 31 February, which Date reads as a day in March.
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0);
  return then;
}
