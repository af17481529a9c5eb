import type { ReactNode } from 'react';
import { Root } from './Show.styles.ts';

/** Breakpoints, in px. */
export type ShowWidth = 640 | 768 | 1024;

export type ShowProps = {
  /** Hidden below this width. */
  from?: ShowWidth;
  /** Hidden from this width up. */
  below?: ShowWidth;
  /** Hidden without script, for content that needs script. */
  scripted?: boolean;
  as?: 'div' | 'span' | 'li' | 'nav';
  children: ReactNode;
  className?: string;
};

/**
 * Shows its children only at some widths. The children are always in the document. `display: none` also hides
 * them from assistive technology, so an action inside must also be available at the other widths.
 */
export function Show({ from, below, scripted = false, as, children, className }: ShowProps) {
  return (
    <Root as={as} $from={from} $below={below} $scripted={scripted} className={className}>
      {children}
    </Root>
  );
}
