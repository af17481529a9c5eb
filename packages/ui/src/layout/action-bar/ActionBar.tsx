import type { ReactNode } from 'react';
import { Bar } from './ActionBar.styles.ts';

export type ActionBarProps = {
  /** Accessible name of the bar: "Purchase", "Filter and sort". */
  label: string;
  /** One or two controls, or an amount and a control. Each gets an equal share of the width. */
  children: ReactNode;
  className?: string;
};

/**
 * A sticky bar at the bottom of a narrow screen, above the safe area, for the main action of the page. Hidden
 * from 1024 px. `--bottom-inset` is the height of a bar below it, such as the question about cookies. Make
 * it the last child of the main region, so that it never covers the footer. Without scripts its
 * `type="button"` buttons are hidden: put replacements into a `<noscript>`.
 */
export function ActionBar({ label, children, className }: ActionBarProps) {
  return (
    <Bar role="group" aria-label={label} className={className}>
      {children}
    </Bar>
  );
}
