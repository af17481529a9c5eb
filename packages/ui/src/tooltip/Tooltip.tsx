import { durations } from '@luxe/tokens';
import * as Radix from '@radix-ui/react-tooltip';
import type { ReactNode } from 'react';
import { clearances, type Placement } from '../layer/placement.ts';
import { usePortalContainer } from '../layer/portalContainer.ts';
import { openProps, type OpenProps } from '../layer/useOpenState.ts';
import { Words } from './Tooltip.styles.ts';

export type TooltipProps = OpenProps &
  Placement & {
    /** A few words, nothing to press. Read as the description of the control, so it must not repeat its name. */
    words: string;
    /** The control it is about: one element that takes focus and a ref. */
    children: ReactNode;
  };

/**
 * A few words about a control, for those who point or tab to it: opens after a moment of intent or at once on focus, stays while the pointer is
 * on it, closes on Escape and on a press. A finger never sees it, so nothing may stand in it alone. Source: WAI-ARIA practices, Tooltip; WCAG 1.4.13.
 */
export function Tooltip({ words, side = 'top', align = 'center', children, ...state }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={durations.intent}>
      <Radix.Root {...openProps(state)}>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal {...usePortalContainer()}>
          <Words side={side} align={align} {...clearances}>
            {words}
          </Words>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
