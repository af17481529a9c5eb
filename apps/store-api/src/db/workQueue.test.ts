import { expect, test } from 'vitest';
import { createWorkQueue, inCall, type Priority } from './workQueue.ts';

const loopTurn = () => new Promise((resolve) => setImmediate(resolve));

/** A queue of one at a time behind work that holds it until `free`; `began` lists the rest as it begins. */
async function createHeldQueue() {
  let ms = performance.now();
  const queue = createWorkQueue({ atOnce: 1, now: () => ms });
  const began: string[] = [];
  let free = () => {};
  const held = queue.run(() => new Promise<void>((resolve) => (free = resolve)));
  const call = (priority: Priority, name: string) =>
    inCall(priority, () => queue.run(async () => void began.push(name))).catch((error: unknown) => error);
  await loopTurn();
  return { queue, began, call, wait: (some: number) => (ms += some), free: () => (free(), held) };
}

test.each<[string, [Priority, string][], string[]]>([
  [
    'a bag passes before searches',
    [
      ['search', 's1'],
      ['search', 's2'],
      ['shopper', 'bag'],
    ],
    ['bag', 's1', 's2'],
  ],
  [
    'a page passes before searches',
    [
      ['search', 's'],
      ['page', 'p'],
    ],
    ['p', 's'],
  ],
  [
    'the health check passes before all',
    [
      ['shopper', 'bag'],
      ['program', 'h'],
    ],
    ['h', 'bag'],
  ],
  [
    'the older call comes first',
    [
      ['shopper', 'b1'],
      ['shopper', 'b2'],
    ],
    ['b1', 'b2'],
  ],
  [
    'each fourth turn is of the longest wait, so that no search waits for ever',
    [
      ['search', 's'],
      ['shopper', 'b1'],
      ['shopper', 'b2'],
      ['shopper', 'b3'],
      ['shopper', 'b4'],
    ],
    ['b1', 'b2', 's', 'b3', 'b4'],
  ],
])('%s', async (_, calls, order) => {
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
])('a %s call that has waited %i ms: runs: %s', async (priority, ms, runs) => {
  const { began, call, wait, free } = await createHeldQueue();
  const one = call(priority, 'it');
  wait(ms);
  await free();
  const refusal = await one;
  expect(began).toEqual(runs ? ['it'] : []);
  expect(refusal).toEqual(runs ? undefined : expect.objectContaining({ status: 503, retryAfter: 3 }));
});

test('a call that has begun is not refused between two of its statements', async () => {
  const { queue, began, wait, free } = await createHeldQueue();
  await free();
  await inCall('search', async () => {
    await queue.run(async () => void began.push('first'));
    wait(60_000);
    await queue.run(async () => void began.push('second'));
  });
  expect(began).toEqual(['first', 'second']);
});

test('a statement gives up where a queue says so, and takes no turn afterwards', async () => {
  const queue = createWorkQueue({ atOnce: 1, giveUpMs: 1 });
  const leave = await queue.enter();
  await expect(queue.enter()).rejects.toMatchObject({ status: 503 });
  leave();
  (await queue.enter())();
});

test('work that fails ends its turn', async () => {
  const queue = createWorkQueue({ atOnce: 1 });
  await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await queue.run(async () => 'next')).toBe('next');
});
