import type { ReactNode } from 'react';
import { Details, Summary } from './More.styles.ts';

export type MoreProps = {
  /** What comes, counted where it can be: "All 46 houses". */
  summary: string;
  /** Open at first. */
  open?: boolean;
  children: ReactNode;
  className?: string;
};

/**
 * The rest of a list that was cut, in its place, behind one line that says how much it is. Native `<details>`: opens without a script, and
 * the browser's own search finds what is folded away. For a titled part of a page: `Disclosure`.
 */
export function More({ summary, open, children, className }: MoreProps) {
  return (
    <Details open={open} className={className}>
      <Summary $tone="quiet">{summary}</Summary>
      {children}
    </Details>
  );
}
