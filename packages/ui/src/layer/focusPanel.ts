import type { KeyboardEvent } from 'react';
import { moveFocus } from '../focus/moveFocus.ts';

/** Where focus begins in a layer. Not the cross, which is first in order: a way out is no place to begin. */
export function focusPanel(event: Event): void {
  event.preventDefault();
  moveFocus(event.currentTarget as HTMLElement | null, { scroll: 'none' });
}

const stops =
  'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex="0"]';

/** Back from the panel itself goes round to its end; the trap would hold the focus where it is. */
export function goRound(event: KeyboardEvent<HTMLElement>): void {
  const { key, shiftKey, target, currentTarget: panel } = event;
  if (key !== 'Tab' || !shiftKey || target !== panel) return;
  const last = [...panel.querySelectorAll<HTMLElement>(stops)].findLast((stop) => stop.tabIndex >= 0);
  if (!last) return;
  event.preventDefault();
  moveFocus(last);
}
