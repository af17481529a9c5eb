import type { ReactNode } from 'react';
import { Panel, Positioner } from './HoverCardPanel.styles.ts';

export type HoverCardPanelProps = {
  /** Accessible name. */
  label: string;
  /**
   * Laid out as a column, at most as high as the window. A long child can scroll on its own with
   * `min-block-size: 0`.
   */
  children: ReactNode;
};

/** The panel of a `HoverCard`. A separate entry point, so that it loads together with its content. */
export function HoverCardPanel({ label, children }: HoverCardPanelProps) {
  return (
    <Positioner>
      <Panel role="group" aria-label={label}>
        {children}
      </Panel>
    </Positioner>
  );
}
