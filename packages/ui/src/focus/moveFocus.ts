export type MoveFocusOptions = {
  /**
   * `nearest` scrolls as little as shows the element, between what is fixed over the page (`scroll-padding` of the page).
   * `none` leaves the scroll position as it is. Default `nearest`.
   */
  scroll?: 'nearest' | 'none';
};

/**
 * Moves focus to an element; does nothing without one. Every focus by script goes through here: a browser's own scrolling differs by
 * engine, and WebKit also scrolls for an element that is in sight, up to the end of the page.
 */
export function moveFocus(
  target: HTMLElement | null | undefined,
  { scroll = 'nearest' }: MoveFocusOptions = {},
): void {
  if (!target) return;
  target.focus({ preventScroll: true });
  if (scroll === 'none') return;
  // The input of a choice is out of sight, its label is not.
  const seen = target.closest('label') ?? target;
  seen.scrollIntoView?.({ block: 'nearest' });
}

/** A ref for a field that has the focus as soon as it is drawn. React's `autoFocus` lets the browser scroll. */
export const focusOnMount = (field: HTMLElement | null): void => moveFocus(field);
