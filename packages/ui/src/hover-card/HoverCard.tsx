import { cloneElement, type AriaAttributes, type ReactElement, type ReactNode, type RefObject } from 'react';
import { Root } from './HoverCard.styles.ts';
import { useHoverCard } from './useHoverCard.ts';

export type HoverCardProps = {
  /** The link it looks ahead of: one element. The link goes on leading where it leads. */
  trigger: ReactElement<AriaAttributes>;
  /** Somebody points at the link or has come to it by key: time to fetch what the card shows. May be called again. */
  onIntent?: () => void;
  /** Is given what opens the card for a while, in answer to something done elsewhere. Not below 1024 px. */
  opener?: RefObject<(() => void) | null>;
  /** A `HoverCardPanel`; nothing while it is still on its way. */
  children?: ReactNode;
};

/**
 * A look ahead at where a link of the header leads, with something to do in it. Opens when a pointer has rested on the link for 120 ms or the
 * keyboard has come to it, and on the first tap of a finger; the next Tab goes into it. Closes on Escape, on leaving, on a press elsewhere and when
 * a link in it is followed. Below 1024 px it never opens and the link is only a link: nothing may stand in it alone.
 * What only names is a Tooltip; what opens on a press is a Popover. Source: WAI-ARIA practices, Disclosure; WCAG 1.4.13.
 */
export function HoverCard({ trigger, onIntent, opener, children }: HoverCardProps) {
  const { isOpen, handlers } = useHoverCard(onIntent, opener);
  const isShown = isOpen && Boolean(children);
  return (
    <Root {...handlers}>
      {/* Told while it is open only: a phone must not hear of something that it never shows. */}
      {cloneElement(trigger, isShown ? { 'aria-expanded': true } : {})}
      {isShown && children}
    </Root>
  );
}
