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
 * Focus where the shopper was. When that is gone, as the line of a bag that a dialog has removed, the nearest place around it that is still
 * there, so that the next Tab goes on from the same spot and not from the top of the page.
 */
export function returnFocus(trail: FocusTrail): void {
  for (const [distance, place] of trail.entries()) {
    if (!place.isConnected || isUnseen(place)) continue;
    place.focus({ preventScroll: distance > 0 });
    if (place.ownerDocument.activeElement === place) return;
    // A control that does not take focus is disabled or hidden; what is around it is made to.
    if (distance === 0) continue;
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
    return;
  }
}

function openerOf({ id }: Element): Element | null {
  return id ? document.querySelector(`[aria-haspopup][aria-controls="${CSS.escape(id)}"]`) : null;
}

function isUnseen(place: HTMLElement): boolean {
  return place.closest('[hidden], [inert]') !== null || place.checkVisibility?.() === false;
}
