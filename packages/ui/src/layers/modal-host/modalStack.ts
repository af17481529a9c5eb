import type { AnyModal, ModalFrame } from './modal.ts';

/** An opened modal and the resolver of its promise. */
export type ModalEntry = {
  id: number;
  modal: AnyModal;
  props: object;
  /** Properties of the dialog that the content has changed with `useModalFrame`. */
  frame: Partial<ModalFrame>;
  /** Whether the modal is closed and its exit animation still runs. */
  leaving: boolean;
  settle: (result: unknown) => void;
};

export type StackChange =
  | { open: ModalEntry; above: boolean }
  | { close: number }
  | { closeAll: true }
  | { remove: number }
  | { frame: Partial<ModalFrame>; of: number };

/**
 * A new modal replaces the front modal, unless the new one opens with `above`. A modal whose exit animation
 * runs is always replaced. Closing a modal closes all modals above it.
 */
export function stackReducer(stack: readonly ModalEntry[], change: StackChange): readonly ModalEntry[] {
  if ('open' in change) {
    const top = stack.at(-1);
    return [...(top && (top.leaving || !change.above) ? stack.slice(0, -1) : stack), change.open];
  }
  if ('closeAll' in change) return stack.map((entry) => ({ ...entry, leaving: true }));
  if ('remove' in change) return stack.filter(({ id, leaving }) => id !== change.remove || !leaving);
  if ('frame' in change) {
    return stack.map((entry) =>
      entry.id === change.of ? { ...entry, frame: { ...entry.frame, ...change.frame } } : entry,
    );
  }
  const closedIndex = stack.findIndex(({ id }) => id === change.close);
  return stack.map((entry, at) =>
    closedIndex !== -1 && at >= closedIndex ? { ...entry, leaving: true } : entry,
  );
}

/** Modals that were open before and are not open any more: replaced, closed or removed. */
export function settledModals(
  before: readonly ModalEntry[],
  after: readonly ModalEntry[],
): readonly ModalEntry[] {
  const openIds = new Set(after.filter(({ leaving }) => !leaving).map(({ id }) => id));
  return before.filter(({ id, leaving }) => !leaving && !openIds.has(id));
}
