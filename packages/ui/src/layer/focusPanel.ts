/** Where focus begins in a layer. Not the cross, which is first in order: a way out is no place to begin. */
export function focusPanel(event: Event): void {
  event.preventDefault();
  (event.currentTarget as HTMLElement | null)?.focus({ preventScroll: true });
}
