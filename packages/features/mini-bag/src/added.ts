/** Opens the card under the bag icon; null when the page has no icon. */
export const cardOpener: { current: (() => void) | null } = { current: null };

let isAdded = false;

/** Opens the card after an item was added. */
export function openForAdded(): void {
  isAdded = cardOpener.current !== null;
  cardOpener.current?.();
}

/** Whether the card was opened by `openForAdded`. Returns true once for each call of that function. */
export function consumeAdded(): boolean {
  const was = isAdded;
  isAdded = false;
  return was;
}
