import { expect, test, vi } from 'vitest';
import { settled, stackReducer, type ModalEntry, type StackChange } from './modalStack.ts';

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
  ['opens', [open(1)], [1]],
  ['one takes the place of the other', [open(1), open(2)], [2]],
  ['or stands above it', [open(1), open(2, true)], [1, 2]],
  ['only the one in front is replaced', [open(1), open(2, true), open(3)], [1, 3]],
  ['closing leaves, then goes', [open(1), { close: 1 }], [-1]],
  ['gone', [open(1), { close: 1 }, { gone: 1 }], []],
  ['what has not been closed does not go', [open(1), { gone: 1 }], [1]],
  ['closing one closes what is above it', [open(1), open(2, true), { close: 1 }], [-1, -2]],
  ['one that leaves is replaced by whatever comes', [open(1), { close: 1 }, open(2, true)], [2]],
  ['a navigation closes all', [open(1), open(2, true), { closeAll: true }], [-1, -2]],
] as const)('%s [SHL-20]', (_, changes, stack) => {
  expect(after(...changes)).toEqual(stack);
});

test('those who wait hear of what was replaced or closed, once', () => {
  const first = stackReducer([], open(1));
  const second = stackReducer(first, open(2));
  expect(settled(first, second).map(({ id }) => id)).toEqual([1]);
  const closed = stackReducer(second, { close: 2 });
  expect(settled(second, closed).map(({ id }) => id)).toEqual([2]);
  expect(settled(closed, stackReducer(closed, { gone: 2 }))).toEqual([]);
});
