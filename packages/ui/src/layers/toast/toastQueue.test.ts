import { expect, test } from 'vitest';
import { queueReducer, toToast } from './toastQueue.ts';

test('a plain string becomes an error that lasts 3 s [SHL-27]', () => {
  expect(toToast('Something went wrong', 1)).toEqual({
    id: 1,
    message: 'Something went wrong',
    type: 'error',
    duration: 3000,
  });
});

test.each(['error', 'success', 'warning'] as const)('a toast may have the type %s [SHL-27]', (type) => {
  expect(toToast({ message: 'Saved', type }, 1).type).toBe(type);
});

test('queues toasts in order, but a toast replaces a queued toast with the same message', () => {
  const saved = toToast({ message: 'Saved' }, 1);
  const added = toToast({ message: 'Added to bag' }, 2);
  const again = toToast({ message: 'Saved' }, 3);
  const queue = [saved, added, again].reduce(
    (current, show) => queueReducer(current, { show }),
    [] as readonly (typeof saved)[],
  );
  expect(queue.map(({ id }) => id)).toEqual([3, 2]);
  expect(queueReducer(queue, { dismiss: 3 })).toEqual([added]);
});
