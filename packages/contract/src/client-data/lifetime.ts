/** How long stored data lasts. */
export interface Lifetime {
  /** For shoppers: `1 year`. */
  readonly text: string;
  /** Undefined without a fixed end. */
  readonly days: number | undefined;
}

export const life = (text: string, days?: number): Lifetime => ({ text, days });
export const day = (count: number): Lifetime => life(`${count} days`, count);
export const week = day(7);
export const year = life('1 year', 365);
