import type { ReactNode } from 'react';
import { Bar } from './ActionBar.styles.ts';

export type ActionBarProps = {
  /** Names the bar: "Purchase", "Filter and sort". */
  label: string;
  /** One or two controls, or an amount and a control. Each takes an equal share. */
  children: ReactNode;
  className?: string;
};

/**
 * The bar at the foot of a narrow screen that holds the action of the page, above the safe area; gone from 1024. Last
 * child of the main region: it rests at the end of it rather than over the footer. Where scripts do not run its buttons are gone: put
 * what stands in for one into a `<noscript>`.
 */
export function ActionBar({ label, children, className }: ActionBarProps) {
  return (
    <Bar role="group" aria-label={label} className={className}>
      {children}
    </Bar>
  );
}
