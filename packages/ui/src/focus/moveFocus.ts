export type MoveFocusOptions = {
  /**
   * `nearest` scrolls just enough to make the element visible, and not behind fixed parts of the page
   * (`scroll-padding`). `none` does not scroll. Default `nearest`.
   */
  scroll?: 'nearest' | 'none';
  /**
   * The region in which the shopper started a request. If the shopper has moved the focus out of this region
   * before the response arrives, `moveFocus` does nothing, so that the shopper is not interrupted. Default:
   * focus moves from anywhere.
   */
  from?: HTMLElement | null;
};

/**
 * Moves focus to an element; does nothing if `target` is missing. All scripted focus must use this function.
 * Browsers scroll differently on focus, and WebKit also scrolls to an element that is already visible, up to
 * the end of the page. Where the target appears in the place of the element that had the focus, call it in a
 * layout effect: otherwise the focus is on the body for a moment.
 */
export function moveFocus(
  target: HTMLElement | null | undefined,
  { scroll = 'nearest', from }: MoveFocusOptions = {},
): void {
  if (!target || (from && isElsewhere(from))) return;
  target.focus({ preventScroll: true });
  if (scroll === 'none') return;
  // Scrolls to the label of a radio or checkbox, because the input itself may be visually hidden.
  const visibleElement = target.closest('label') ?? target;
  visibleElement.scrollIntoView?.({ block: 'nearest' });
}

function isElsewhere(region: HTMLElement): boolean {
  const { activeElement, body } = region.ownerDocument;
  return activeElement !== null && activeElement !== body && !region.contains(activeElement);
}

/**
 * Ref for a field that takes focus when it mounts. Replaces `autoFocus` of React, which would make the
 * browser scroll.
 */
export const focusOnMount = (field: HTMLElement | null): void => moveFocus(field);
