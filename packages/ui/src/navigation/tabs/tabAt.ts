/** Index of the tab that a key moves to, wrapping at the ends. -1 for all other keys. */
export function tabAt(key: string, at: number, count: number): number {
  if (count === 0) return -1;
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return -1;
}
