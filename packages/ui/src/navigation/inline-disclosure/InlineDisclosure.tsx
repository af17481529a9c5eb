import type { ReactNode } from 'react';
import { Details, Summary } from './InlineDisclosure.styles.ts';

export type InlineDisclosureProps = {
  /** Label of the hidden content, with its count if known: "All 46 brands". */
  summary: string;
  /** Initially open. */
  open?: boolean;
  children: ReactNode;
  className?: string;
};

/**
 * The rest of a shortened list behind a summary line. A native `<details>`, which works without scripts. In
 * browsers that support it, find-in-page also finds collapsed content. For a titled section use `Disclosure`,
 * for items that are not in the page yet `LoadMore`.
 */
export function InlineDisclosure({ summary, open, children, className }: InlineDisclosureProps) {
  return (
    <Details open={open} className={className}>
      <Summary $tone="quiet">{summary}</Summary>
      {children}
    </Details>
  );
}
