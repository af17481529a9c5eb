import * as Radix from '@radix-ui/react-popover';
import type { ReactNode } from 'react';
import { Heading } from '../heading/Heading.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { focusPanel, goRound } from '../layer/focusPanel.ts';
import { clearances, type Placement } from '../layer/placement.ts';
import { usePortalContainer } from '../layer/portalContainer.ts';
import { openProps, type OpenProps } from '../layer/useOpenState.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { Head, Panel } from './Popover.styles.ts';

export type PopoverProps = OpenProps &
  Placement & {
    /** The control that opens and closes it: one element that takes a ref. Focus returns to it. */
    trigger: ReactNode;
    /** Names it. */
    title: string;
    /** Keeps the title for assistive technology; the cross goes with it, Escape and the trigger stay. */
    hideTitle?: boolean;
    /** Default "Close". */
    closeLabel?: string;
    children: ReactNode;
  };

/**
 * A few words or controls beside what they belong to, over a page that stays in use: why a price is what it is, a choice of columns. Opens on
 * a press, closes on Escape, on a press elsewhere and on its trigger. What stops the page is a Dialog; what only names is a Tooltip.
 * Source: WAI-ARIA practices, Dialog (not modal) and Disclosure.
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
        <Panel side={side} align={align} {...clearances} onOpenAutoFocus={focusPanel} onKeyDown={goRound}>
          {hideTitle ? (
            <VisuallyHidden as="div">{name}</VisuallyHidden>
          ) : (
            <Head>
              {name}
              <PopoverClose>
                <IconButton icon="close" size="s" label={closeLabel} />
              </PopoverClose>
            </Head>
          )}
          {children}
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Closes the popover it is in: wraps one element that takes a press. */
export function PopoverClose({ children }: { children: ReactNode }) {
  return <Radix.Close asChild>{children}</Radix.Close>;
}
