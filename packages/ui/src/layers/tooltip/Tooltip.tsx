import { durations } from '@luxe/tokens';
import * as Radix from '@radix-ui/react-tooltip';
import type { ReactNode } from 'react';
import { offsets, type Placement } from '../layer/placement.ts';
import { usePortalContainer } from '../layer/portalContainer.ts';
import { openProps, type OpenStateProps } from '../layer/useOpenState.ts';
import { Content } from './Tooltip.styles.ts';

export type TooltipProps = OpenStateProps &
  Placement & {
    /**
     * Short plain text. It must not repeat the name of the control, because it is the accessible description
     * of the control.
     */
    text: string;
    /** The described control: one focusable element that accepts a ref. */
    children: ReactNode;
  };

/**
 * A short description of a control. Opens after 120 ms of hover or at once on focus. Stays open while the
 * pointer is on the tooltip, and closes on Escape and on a press. Touch does not open it, so its content must
 * not be essential.
 * Source: WAI-ARIA practices, Tooltip; WCAG 1.4.13.
 */
export function Tooltip({ text, side = 'top', align = 'center', children, ...state }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={durations.intent}>
      <Radix.Root {...openProps(state)}>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal {...usePortalContainer()}>
          <Content side={side} align={align} {...offsets}>
            {text}
          </Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
