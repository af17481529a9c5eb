export type MoveFocusOptions = {
  /**
   * `nearest` scrolls just enough to show the element between fixed parts of the page (`scroll-padding`).
   * `none` does not scroll. Default `nearest`.
   */
  scroll?: 'nearest' | 'none';
  /**
   * The region that the shopper acted in. Focus moves only while it is inside this region or nowhere: a late
   * response must not interrupt what the shopper does next. Default: focus moves from anywhere.
   */
  from?: HTMLElement | null;
};

/**
 * Moves focus to an element; does nothing without one. All scripted focus must use this function. Browsers
 * scroll differently on focus, and WebKit also scrolls to an element that is already visible, up to the end
 * of the page.
 */
export function moveFocus(
  target: HTMLElement | null | undefined,
  { scroll = 'nearest', from }: MoveFocusOptions = {},
): void {
  if (!target || (from && isElsewhere(from))) return;
  target.focus({ preventScroll: true });
  if (scroll === 'none') return;
  // The input of a radio or checkbox may be visually hidden, but its label is visible.
  const visibleElement = target.closest('label') ?? target;
  visibleElement.scrollIntoView?.({ block: 'nearest' });
}

function isElsewhere(region: HTMLElement): boolean {
  const { activeElement, body } = region.ownerDocument;
  return activeElement !== null && activeElement !== body && !region.contains(activeElement);
}

/** Ref for a field that takes focus when it mounts. With `autoFocus` of React, the browser would scroll. */
export const focusOnMount = (field: HTMLElement | null): void => moveFocus(field);
