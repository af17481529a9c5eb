import * as Radix from '@radix-ui/react-popover';
import type { ReactNode } from 'react';
import { Heading } from '../../typography/heading/Heading.tsx';
import { IconButton } from '../../actions/icon-button/IconButton.tsx';
import { focusPanel, wrapFocus } from '../layer/focusPanel.ts';
import { offsets, type Placement } from '../layer/placement.ts';
import { usePortalContainer } from '../layer/portalContainer.ts';
import { openProps, type OpenStateProps } from '../layer/useOpenState.ts';
import { VisuallyHidden } from '../../typography/visually-hidden/VisuallyHidden.tsx';
import { Header, Panel } from './Popover.styles.ts';

export type PopoverProps = OpenStateProps &
  Placement & {
    /**
     * The control that toggles the popover: one element that accepts a ref. On close, focus returns to this
     * control.
     */
    trigger: ReactNode;
    /** Accessible name and visible title. */
    title: string;
    /**
     * Hides the title visually and removes the close button. Escape and the trigger still close the popover.
     */
    hideTitle?: boolean;
    /** Default "Close". */
    closeLabel?: string;
    children: ReactNode;
  };

/**
 * A non-modal panel next to its trigger with a short text or a few controls, such as an explanation of a
 * price. The page stays usable. Opens on a press. Closes on Escape, on a press elsewhere and on a press on
 * its trigger.
 *
 * Use a Dialog to block the page and a Tooltip to describe a control.
 * Source: WAI-ARIA practices, Dialog (non-modal) and Disclosure.
 */
export function Popover({
  trigger,
  title,
  hideTitle = false,
  closeLabel = 'Close',
  side = 'bottom',
  align = 'start',
  children,
  ...state
}: PopoverProps) {
  const name = (
    <Radix.Title asChild>
      <Heading level={2} size="label">
        {title}
      </Heading>
    </Radix.Title>
  );
  return (
    <Radix.Root {...openProps(state)}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal {...usePortalContainer()}>
        <Panel side={side} align={align} {...offsets} onOpenAutoFocus={focusPanel} onKeyDown={wrapFocus}>
          {hideTitle ? (
            <VisuallyHidden as="div">{name}</VisuallyHidden>
          ) : (
            <Header>
              {name}
              <PopoverClose>
                <IconButton icon="close" size="s" label={closeLabel} />
              </PopoverClose>
            </Header>
          )}
          {children}
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Makes its child, one pressable element, close the popover around it. */
export function PopoverClose({ children }: { children: ReactNode }) {
  return <Radix.Close asChild>{children}</Radix.Close>;
}
