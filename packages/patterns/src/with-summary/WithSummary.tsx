import { Stack, type Space } from '@luxe/ui/stack';
import type { ReactNode } from 'react';
import { Aside, Columns } from './WithSummary.styles.ts';

export type WithSummaryProps = {
  /** The lines, the steps: what the page is for. */
  children: ReactNode;
  /** Beside it from 1024, under it below: what it comes to. */
  summary: ReactNode;
  /** Names the summary as a landmark. */
  summaryLabel?: string;
  /** Between the parts of the summary, px. Default 20. */
  gap?: Space;
  /** The summary stays in sight while the lines are scrolled. Default true. */
  sticky?: boolean;
};

/** The two columns of bag, checkout and order: what is bought, and what it comes to. */
export function WithSummary({ children, summary, summaryLabel, gap = 20, sticky = true }: WithSummaryProps) {
  return (
    <Columns>
      <div>{children}</div>
      <Aside $sticky={sticky} aria-label={summaryLabel}>
        <Stack gap={gap}>{summary}</Stack>
      </Aside>
    </Columns>
  );
}
