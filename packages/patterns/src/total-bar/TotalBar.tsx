import { ActionBar } from '@luxe/ui/action-bar';
import { Text } from '@luxe/ui/text';
import type { ReactNode } from 'react';

export type TotalBarProps = {
  /** Accessible name of the bar: "Total and checkout". */
  label: string;
  /** Label above the amount. */
  totalLabel: string;
  /** The formatted amount. */
  total: string;
  /** The action. */
  children: ReactNode;
};

/**
 * A bar at the bottom of a phone screen, for bag and checkout: the total and a button for the next step
 * towards payment.
 */
export function TotalBar({ label, totalLabel, total, children }: TotalBarProps) {
  return (
    <ActionBar label={label}>
      <div>
        <Text size="xs" tone="secondary">
          {totalLabel}
        </Text>
        <Text weight="medium" tabular>
          {total}
        </Text>
      </div>
      {children}
    </ActionBar>
  );
}
