import type { AnyModal, ModalFrame } from './modal.ts';

/** One modal that was opened, and who waits for it. */
export type ModalEntry = {
  id: number;
  modal: AnyModal;
  props: object;
  /** What the content has said of its frame since. */
  frame: Partial<ModalFrame>;
  /** Closed, and still leaving. */
  leaving: boolean;
  settle: (result: unknown) => void;
};

export type StackChange =
  | { open: ModalEntry; above: boolean }
  | { close: number }
  | { closeAll: true }
  | { gone: number }
  | { frame: Partial<ModalFrame>; of: number };

/**
 * One at a time: a new one takes the place of the one in front, unless it asks to stand above it. One that is leaving is always replaced.
 * Closing one closes what stands above it.
 */
export function stackReducer(stack: readonly ModalEntry[], change: StackChange): readonly ModalEntry[] {
  if ('open' in change) {
    const top = stack.at(-1);
    return [...(top && (top.leaving || !change.above) ? stack.slice(0, -1) : stack), change.open];
  }
  if ('closeAll' in change) return stack.map((entry) => ({ ...entry, leaving: true }));
  if ('gone' in change) return stack.filter(({ id, leaving }) => id !== change.gone || !leaving);
  if ('frame' in change) {
    return stack.map((entry) =>
      entry.id === change.of ? { ...entry, frame: { ...entry.frame, ...change.frame } } : entry,
    );
  }
  const from = stack.findIndex(({ id }) => id === change.close);
  return stack.map((entry, at) => (from !== -1 && at >= from ? { ...entry, leaving: true } : entry));
}

/** Those of whom nobody will hear any more: replaced, closed or gone. */
export function settled(before: readonly ModalEntry[], after: readonly ModalEntry[]): readonly ModalEntry[] {
  const stays = new Set(after.filter(({ leaving }) => !leaving).map(({ id }) => id));
  return before.filter(({ id, leaving }) => !leaving && !stays.has(id));
}
