/** Pressed buttons of late parts to which React has not dispatched the press. */
const pressed = new Set<HTMLElement>();

const findButton = (target: EventTarget | null) =>
  (target as Element).closest?.<HTMLElement>('[data-late] button[type=button]');

/**
 * Records presses of buttons in late parts. React drops a press in a part whose code is loading. Call this
 * after the page has hydrated: until then its inline script records presses.
 */
export function recordPresses(): void {
  // The same listener again has no effect. It runs before that of React, which is on the document.
  window.addEventListener('click', recordPress, true);
}

function recordPress({ target }: Event) {
  const button = findButton(target);
  if (button) pressed.add(button);
}

/** Forgets a press that React dispatches. */
export function forgetPress({ target }: { readonly target: EventTarget }): void {
  const button = findButton(target);
  if (button) pressed.delete(button);
}

/**
 * Presses the recorded buttons of a part again, in a task of its own. Call this when the part has hydrated.
 */
export function replayPresses(element: Element | null | undefined): void {
  for (const button of pressed)
    if (element?.contains(button) && pressed.delete(button)) setTimeout(() => button.click());
}
