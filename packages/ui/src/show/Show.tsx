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
 * Shows its children only at some widths. They are always in the document, and hidden with `display: none`
 * also from assistive technology. An action must therefore be available at all widths.
 */
export function Show({ from, below, scripted = false, as, children, className }: ShowProps) {
  return (
    <Root as={as} $from={from} $below={below} $scripted={scripted} className={className}>
      {children}
    </Root>
  );
}
