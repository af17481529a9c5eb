import { moveFocus } from './moveFocus.ts';

/** What had the focus, then every place around it, innermost first. */
export type FocusTrail = readonly HTMLElement[];

/**
 * Taken before a layer opens. A layer that was itself opened from somewhere leads on to its opener, so that a question asked by an item of a
 * menu returns to the button of the menu. Empty when nothing has focus: Safari gives a pressed button none.
 */
export function focusTrail(from: Element | null): FocusTrail {
  const trail: HTMLElement[] = [];
  const body = from?.ownerDocument.body;
  for (let place = from; place && place !== body && !trail.includes(place as HTMLElement);) {
    if (place instanceof HTMLElement) trail.push(place);
    place = openerOf(place) ?? place.parentElement;
  }
  return trail;
}

/**
 * Moves focus to where the shopper was. When that is gone, as the line of a bag that a dialog has removed, to the nearest element around
 * it that is still there, so that the next Tab goes on from the same spot and not from the top of the page. A screen that has been
 * replaced gives its heading the focus. Returns whether anything of the trail is left.
 */
export function returnFocus(trail: FocusTrail): boolean {
  for (const [distance, place] of trail.entries()) {
    if (isOut(place)) continue;
    if (distance === 0) {
      moveFocus(place);
      if (place.ownerDocument.activeElement === place) return true;
      continue;
    }
    focusRegion(place.querySelector('h1') ?? place);
    return true;
  }
  return false;
}

/** Focuses an element that is no control, without scrolling. It is focusable only until it loses the focus again. */
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

/** Whether an element is gone, hidden, disabled or out of reach. */
export function isOut(place: HTMLElement): boolean {
  if (!place.isConnected || place.matches(':disabled')) return true;
  return place.closest('[hidden], [inert]') !== null || place.checkVisibility?.() === false;
}
