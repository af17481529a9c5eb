/**
 * Lets toasts stand above a bar at the end of the window, for as long as the bar is there. Returns a function
 * that undoes this. It changes the margin of their region, so that a page without a bar loads nothing for it.
 */
export function raiseToasts(bar: HTMLElement): () => void {
  const regions = [...bar.ownerDocument.querySelectorAll<HTMLElement>('[role=region][data-toasts]')];
  const raise = () => {
    const { height } = bar.getBoundingClientRect();
    const margin = height > 0 ? `calc(${Math.ceil(height)}px + var(--lx-space-8))` : '';
    for (const region of regions) region.style.marginBlockEnd = margin;
  };
  const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(raise);
  observer?.observe(bar);
  raise();
  return () => {
    observer?.disconnect();
    for (const region of regions) region.style.marginBlockEnd = '';
  };
}
