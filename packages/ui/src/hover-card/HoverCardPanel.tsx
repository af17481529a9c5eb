import type { ReactNode } from 'react';
import { Panel, Place } from './HoverCardPanel.styles.ts';

export type HoverCardPanelProps = {
  /** Names it for assistive technology. */
  label: string;
  /** A column as high as the window has room for: what may grow long scrolls by itself (`min-block-size: 0`). */
  children: ReactNode;
};

/** The ground of a `HoverCard`. An entry of its own, so that it comes with what stands on it. */
export function HoverCardPanel({ label, children }: HoverCardPanelProps) {
  return (
    <Place>
      <Panel role="group" aria-label={label}>
        {children}
      </Panel>
    </Place>
  );
}
