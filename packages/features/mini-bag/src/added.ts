/** Opens the card under the bag's icon; null where there is no icon. */
export const card: { current: (() => void) | null } = { current: null };

let isAdded = false;

/** Opens the card for what has just been put into the bag. */
export function openForAdded(): void {
  isAdded = card.current !== null;
  card.current?.();
}

/** Whether the card opens because something was added; true once for each time. */
export function takeAdded(): boolean {
  const was = isAdded;
  isAdded = false;
  return was;
}
