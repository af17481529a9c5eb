import type { KeyboardEvent } from 'react';
import { moveFocus } from '../../focus/moveFocus.ts';

/** Focuses the panel when a layer opens. Radix would focus the first control, the close button. */
export function focusPanel(event: Event): void {
  event.preventDefault();
  moveFocus(event.currentTarget as HTMLElement | null, { scroll: 'none' });
}

const tabbableSelector =
  'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex="0"]';

/**
 * When the panel itself has focus, Shift+Tab moves focus to its last control. The Radix focus trap would keep
 * the focus on the panel.
 */
export function wrapFocus(event: KeyboardEvent<HTMLElement>): void {
  const { key, shiftKey, target, currentTarget: panel } = event;
  if (key !== 'Tab' || !shiftKey || target !== panel) return;
  const last = [...panel.querySelectorAll<HTMLElement>(tabbableSelector)].findLast(
    (element) => element.tabIndex >= 0,
  );
  if (!last) return;
  event.preventDefault();
  moveFocus(last);
}
