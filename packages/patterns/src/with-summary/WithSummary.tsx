import { Stack, type Space } from '@luxe/ui/stack';
import type { ReactNode } from 'react';
import { Aside, Columns, Content } from './WithSummary.styles.ts';

export type WithSummaryProps = {
  /** Main content: the lines or steps. */
  children: ReactNode;
  /** The summary of amounts: beside the content from 1024 px, below it where there is no space for both. */
  summary: ReactNode;
  /** Accessible name of the summary landmark. */
  summaryLabel?: string;
  /** Space between the parts of the summary, in px. Default 20. */
  gap?: Space;
  /** Whether the summary stays visible while the content scrolls. Default true. */
  sticky?: boolean;
};

/** The two columns of bag, checkout and order pages: content and summary. */
export function WithSummary({ children, summary, summaryLabel, gap = 20, sticky = true }: WithSummaryProps) {
  return (
    <Columns>
      <Content>{children}</Content>
      <Aside $sticky={sticky} aria-label={summaryLabel}>
        <Stack gap={gap}>{summary}</Stack>
      </Aside>
    </Columns>
  );
}
