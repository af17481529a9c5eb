import { expect, test } from 'vitest';
import { createWorkQueue, runWithPriority, type Priority } from './workQueue.ts';

const nextLoopIteration = () => new Promise((resolve) => setImmediate(resolve));

/**
 * Creates a queue that runs one task at a time, and occupies it with a task that ends when the test calls
 * `free`. `began` lists the names of the tasks that start afterwards.
 */
async function createHeldQueue() {
  let ms = performance.now();
  const queue = createWorkQueue({ concurrency: 1, now: () => ms });
  const began: string[] = [];
  let free = () => {};
  const held = queue.run(() => new Promise<void>((resolve) => (free = resolve)));
  const call = (priority: Priority, name: string) =>
    runWithPriority(priority, () => queue.run(async () => void began.push(name))).catch(
      (error: unknown) => error,
    );
  await nextLoopIteration();
  return { queue, began, call, wait: (some: number) => (ms += some), free: () => (free(), held) };
}

test.each<[string, [Priority, string][], string[]]>([
  [
    'runs a shopper call before searches',
    [
      ['search', 's1'],
      ['search', 's2'],
      ['shopper', 'bag'],
    ],
    ['bag', 's1', 's2'],
  ],
  [
    'runs a page before searches',
    [
      ['search', 's'],
      ['page', 'p'],
    ],
    ['p', 's'],
  ],
  [
    'runs background work last',
    [
      ['background', 'w'],
      ['search', 's'],
    ],
    ['s', 'w'],
  ],
  [
    'runs the health check first',
    [
      ['shopper', 'bag'],
      ['program', 'h'],
    ],
    ['h', 'bag'],
  ],
  [
    'runs the older call of one priority first',
    [
      ['shopper', 'b1'],
      ['shopper', 'b2'],
    ],
    ['b1', 'b2'],
  ],
  [
    'starts the longest wait every fourth time, so that no search waits for ever',
    [
      ['search', 's'],
      ['shopper', 'b1'],
      ['shopper', 'b2'],
      ['shopper', 'b3'],
      ['shopper', 'b4'],
    ],
    ['b1', 'b2', 's', 'b3', 'b4'],
  ],
])('the work queue %s', async (_, calls, order) => {
  const { began, call, free } = await createHeldQueue();
  const all = calls.map(([priority, name]) => call(priority, name));
  await free();
  await Promise.all(all);
  expect(began).toEqual(order);
});

test.each<[Priority, number, boolean]>([
  ['search', 1900, true],
  ['search', 2100, false],
  ['page', 3900, true],
  ['page', 4100, false],
  ['shopper', 7900, true],
  ['shopper', 8100, false],
  ['program', 60_000, true],
  ['background', 60_000, true],
])('the work queue starts a %s call after a wait of %i ms: %s', async (priority, ms, runs) => {
  const { began, call, wait, free } = await createHeldQueue();
  const one = call(priority, 'it');
  wait(ms);
  await free();
  const error = await one;
  expect(began).toEqual(runs ? ['it'] : []);
  expect(error).toEqual(runs ? undefined : expect.objectContaining({ status: 503, retryAfter: 3 }));
});

test('the work queue does not reject a started call, however long its next statement waits', async () => {
  const { queue, began, wait, free } = await createHeldQueue();
  await free();
  await runWithPriority('search', async () => {
    await queue.run(async () => void began.push('first'));
    wait(60_000);
    await queue.run(async () => void began.push('second'));
  });
  expect(began).toEqual(['first', 'second']);
});

test('the work queue rejects a statement after the timeout, and does not start it later', async () => {
  const queue = createWorkQueue({ concurrency: 1, timeoutMs: 1 });
  const leave = await queue.enter();
  await expect(queue.enter()).rejects.toMatchObject({ status: 503 });
  leave();
  (await queue.enter())();
});

test('the work queue starts the next work after a failure', async () => {
  const queue = createWorkQueue({ concurrency: 1 });
  await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await queue.run(async () => 'next')).toBe('next');
});
