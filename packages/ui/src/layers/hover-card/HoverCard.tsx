import { cloneElement, type AriaAttributes, type ReactElement, type ReactNode, type RefObject } from 'react';
import { Root } from './HoverCard.styles.ts';
import { useHoverCard } from './useHoverCard.ts';

export type HoverCardProps = {
  /** The link whose page the card previews: one element. The link still navigates. */
  trigger: ReactElement<AriaAttributes>;
  /** Called on hover, tap and keyboard focus of the link, possibly several times. Load the content here. */
  onIntent?: () => void;
  /**
   * The hover card stores a function in this ref that opens the card for 8 s. Call the function after an
   * action elsewhere on the page, such as adding to the bag. The function does nothing below 1024 px.
   */
  openRef?: RefObject<(() => void) | null>;
  /** A `HoverCardPanel`, or nothing while its content loads. */
  children?: ReactNode;
};

/**
 * An interactive preview of the page behind a header link.
 *
 * Opens when a pointer rests on the link for 120 ms, on keyboard focus, and on the first tap. The next Tab
 * moves into the card. Closes on Escape, when pointer and focus leave, on a press elsewhere, and when the
 * shopper follows a link in the card.
 *
 * The card never opens below 1024 px, so its content must also be available elsewhere. Use a Tooltip for a
 * name and a Popover for content that opens on press.
 * Source: WAI-ARIA practices, Disclosure; WCAG 1.4.13.
 */
export function HoverCard({ trigger, onIntent, openRef, children }: HoverCardProps) {
  const { isOpen, handlers } = useHoverCard(onIntent, openRef);
  const isVisible = isOpen && Boolean(children);
  return (
    <Root {...handlers}>
      {/* Set only while open: below 1024 px the card never opens, so no state must be announced. */}
      {cloneElement(trigger, isVisible ? { 'aria-expanded': true } : {})}
      {isVisible && children}
    </Root>
  );
}
