import { ActionBar } from '@luxe/ui/action-bar';
import { Text } from '@luxe/ui/text';
import type { ReactNode } from 'react';

export type TotalBarProps = {
  /** Names the bar: "Total and checkout". */
  label: string;
  /** Over the amount. */
  totalLabel: string;
  /** What it comes to, formatted. */
  total: string;
  /** The one action. */
  children: ReactNode;
};

/** The bar at the foot of a phone with an amount beside the action that costs it: bag, checkout. */
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
