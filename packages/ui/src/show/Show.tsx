import type { ReactNode } from 'react';
import { Place } from './Show.styles.ts';

/** Widths at which the layout changes, px. */
export type ShowWidth = 640 | 768 | 1024;

export type ShowProps = {
  /** Hidden below this width. */
  from?: ShowWidth;
  /** Hidden from this width on. */
  below?: ShowWidth;
  /** Hidden where scripts do not run: around what only a script can answer. */
  scripted?: boolean;
  as?: 'div' | 'span' | 'li' | 'nav';
  children: ReactNode;
  className?: string;
};

/**
 * What only some widths have room for. It is in the page either way, and hidden from everybody where it does not show: never the only
 * place of an action.
 */
export function Show({ from, below, scripted = false, as, children, className }: ShowProps) {
  return (
    <Place as={as} $from={from} $below={below} $scripted={scripted} className={className}>
      {children}
    </Place>
  );
}
