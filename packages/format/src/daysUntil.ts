import { dateClock, indianDay } from './dates.ts';

/** Number of days in India from today to a day, YYYY-MM-DD; below zero for a day that is over. */
export const daysUntil = (day: string): number =>
  Math.round((Date.parse(day) - Date.parse(indianDay(dateClock()))) / 86_400_000);
