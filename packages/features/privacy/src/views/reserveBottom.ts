/**
 * Keeps what a bar at the end of the window covers reachable, for as long as the bar is there: the page gets
 * room at its end, focus scrolls to above the bar (`scroll-padding`), and other bars at the end of the window
 * move above it (`--bottom-inset`). Returns a function that undoes this.
 */
export function reserveBottom(bar: HTMLElement): () => void {
  const { documentElement: root, body } = bar.ownerDocument;
  const reserve = () => {
    const height = `${Math.ceil(bar.getBoundingClientRect().height)}px`;
    root.style.setProperty('--bottom-inset', height);
    root.style.scrollPaddingBlockEnd = `calc(var(--lx-layout-action-bar) + ${height})`;
    body.style.paddingBlockEnd = height;
  };
  const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(reserve);
  observer?.observe(bar);
  reserve();
  return () => {
    observer?.disconnect();
    root.style.removeProperty('--bottom-inset');
    root.style.scrollPaddingBlockEnd = '';
    body.style.paddingBlockEnd = '';
  };
}
