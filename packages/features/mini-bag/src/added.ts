/** Function that opens the card under the bag icon; null when the page has no bag icon. */
export const cardOpener: { current: (() => void) | null } = { current: null };

let isAdded = false;

/** Opens the card under the bag icon after the shopper has added an item. */
export function openForAdded(): void {
  isAdded = cardOpener.current !== null;
  cardOpener.current?.();
}

/**
 * Whether the card was opened because an item was added. Returns true only once for each added item, so that
 * the addition is announced once.
 */
export function consumeAdded(): boolean {
  const was = isAdded;
  isAdded = false;
  return was;
}
