export type MoveFocusOptions = {
  /**
   * `nearest` scrolls as little as shows the element, between what is fixed over the page (`scroll-padding` of the page).
   * `none` leaves the scroll position as it is. Default `nearest`.
   */
  scroll?: 'nearest' | 'none';
  /**
   * What the shopper acted in. The focus moves only while it is in there or nowhere: an answer that comes late takes
   * no shopper away from what they do by then. Default: it moves from wherever it is.
   */
  from?: HTMLElement | null;
};

/**
 * Moves focus to an element; does nothing without one. Every focus by script goes through here: a browser's own scrolling differs by
 * engine, and WebKit also scrolls for an element that is in sight, up to the end of the page.
 */
export function moveFocus(
  target: HTMLElement | null | undefined,
  { scroll = 'nearest', from }: MoveFocusOptions = {},
): void {
  if (!target || (from && isElsewhere(from))) return;
  target.focus({ preventScroll: true });
  if (scroll === 'none') return;
  // The input of a choice is out of sight, its label is not.
  const seen = target.closest('label') ?? target;
  seen.scrollIntoView?.({ block: 'nearest' });
}

function isElsewhere(region: HTMLElement): boolean {
  const { activeElement, body } = region.ownerDocument;
  return activeElement !== null && activeElement !== body && !region.contains(activeElement);
}

/** A ref for a field that has the focus as soon as it is drawn. React's `autoFocus` lets the browser scroll. */
export const focusOnMount = (field: HTMLElement | null): void => moveFocus(field);
