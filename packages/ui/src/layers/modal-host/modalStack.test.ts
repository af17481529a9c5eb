import { expect, test, vi } from 'vitest';
import { settledModals, stackReducer, type ModalEntry, type StackChange } from './modalStack.ts';

const entry = (id: number): ModalEntry => ({
  id,
  modal: { title: `Modal ${id}`, load: () => Promise.resolve(() => null) },
  props: {},
  frame: {},
  leaving: false,
  settle: vi.fn(),
});
const after = (...changes: StackChange[]) =>
  changes.reduce(stackReducer, [] as readonly ModalEntry[]).map(({ id, leaving }) => (leaving ? -id : id));
const open = (id: number, above = false) => ({ open: entry(id), above });

test.each([
  ['opens a modal', [open(1)], [1]],
  ['replaces the open modal', [open(1), open(2)], [2]],
  ['opens a modal above the open one', [open(1), open(2, true)], [1, 2]],
  ['replaces only the front modal', [open(1), open(2, true), open(3)], [1, 3]],
  ['marks a closed modal as leaving', [open(1), { close: 1 }], [-1]],
  ['removes a closed modal', [open(1), { close: 1 }, { remove: 1 }], []],
  ['does not remove an open modal', [open(1), { remove: 1 }], [1]],
  ['closes all modals above a closed one', [open(1), open(2, true), { close: 1 }], [-1, -2]],
  ['replaces a leaving modal, even with `above`', [open(1), { close: 1 }, open(2, true)], [2]],
  ['closes all modals on a navigation', [open(1), open(2, true), { closeAll: true }], [-1, -2]],
] as const)('the modal stack %s [SHL-20]', (_, changes, stack) => {
  expect(after(...changes)).toEqual(stack);
});

test('settledModals returns a modal when it is replaced or closed, but not again when it is removed', () => {
  const first = stackReducer([], open(1));
  const second = stackReducer(first, open(2));
  expect(settledModals(first, second).map(({ id }) => id)).toEqual([1]);
  const closed = stackReducer(second, { close: 2 });
  expect(settledModals(second, closed).map(({ id }) => id)).toEqual([2]);
  expect(settledModals(closed, stackReducer(closed, { remove: 2 }))).toEqual([]);
});
