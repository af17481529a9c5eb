import { moveFocus } from './moveFocus.ts';

/** The focused element, then its ancestors, innermost first. */
export type FocusTrail = readonly HTMLElement[];

/**
 * Returns the focus trail of an element, to record before a layer opens. The trail of an element inside a
 * layer continues at the opener of that layer: a dialog opened from a menu item returns focus to the menu
 * button. Empty if nothing has focus: Safari does not focus a pressed button.
 */
export function focusTrail(from: Element | null): FocusTrail {
  const trail: HTMLElement[] = [];
  const body = from?.ownerDocument.body;
  for (let element = from; element && element !== body && !trail.includes(element as HTMLElement);) {
    if (element instanceof HTMLElement) trail.push(element);
    element = openerOf(element) ?? element.parentElement;
  }
  return trail;
}

/**
 * Returns focus to the first element of a trail. If that element is gone, focuses the nearest remaining
 * element around it, so that the next Tab continues from the same position. If the remaining element contains
 * an `h1`, as a replaced screen does, the `h1` gets focus. Returns false if no element of the trail is left.
 */
export function returnFocus(trail: FocusTrail): boolean {
  for (const [distance, element] of trail.entries()) {
    if (isUnfocusable(element)) continue;
    if (distance === 0) {
      moveFocus(element);
      if (element.ownerDocument.activeElement === element) return true;
      continue;
    }
    focusRegion(element.querySelector('h1') ?? element);
    return true;
  }
  return false;
}

/**
 * Focuses an element that is not a control, without scrolling. Its `tabindex` is removed when it loses focus.
 */
export function focusRegion(region: HTMLElement): void {
  moveFocus(region, { scroll: 'none' });
  if (region.ownerDocument.activeElement === region) return;
  region.tabIndex = -1;
  moveFocus(region, { scroll: 'none' });
  region.addEventListener('blur', () => region.removeAttribute('tabindex'), { once: true });
}

function openerOf({ id }: Element): Element | null {
  return id ? document.querySelector(`[aria-haspopup][aria-controls="${CSS.escape(id)}"]`) : null;
}

/** Whether an element is removed, hidden, inert or disabled. */
export function isUnfocusable(element: HTMLElement): boolean {
  if (!element.isConnected || element.matches(':disabled')) return true;
  return element.closest('[hidden], [inert]') !== null || element.checkVisibility?.() === false;
}
