import { expect, it } from 'vitest';
import { createSemaphore } from './semaphore.ts';

/** Tasks that a test finishes by name. `began` records the order in which they began. */
function createTasks(semaphore: ReturnType<typeof createSemaphore>) {
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (name: string, client?: string, isUrgent?: boolean) =>
    semaphore.run(
      async () => {
        began.push(name);
        await new Promise<void>((resolve) => ends.set(name, resolve));
        return name;
      },
      client,
      isUrgent,
    );
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { began, run, end };
}

it('runs a limited number of tasks at once, queues the next, and rejects the rest', async () => {
  const { began, run, end } = createTasks(createSemaphore({ concurrency: 2, maxQueued: 1 }));
  const all = ['a', 'b', 'c'].map((name) => run(name));
  expect(await run('d')).toBeUndefined();
  expect(began).toEqual(['a', 'b']);
  await end('a');
  expect(began).toEqual(['a', 'b', 'c']);
  await end('b');
  await end('c');
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c']);
});

it('limits each client to its share, and runs other clients before its queued tasks', async () => {
  const limits = { concurrency: 3, maxQueued: 10, perClient: { concurrency: 2, maxQueued: 2 } };
  const { began, run, end } = createTasks(createSemaphore(limits));
  const loud = ['a1', 'a2', 'a3', 'a4'].map((name) => run(name, 'a'));
  expect(await run('a5', 'a')).toBeUndefined();
  const quiet = ['b1', 'c1', 'c2'].map((name) => run(name, name[0]));
  // Client a may use two of the three slots. The next free slot goes to the client with the fewest running
  // tasks.
  expect(began).toEqual(['a1', 'a2', 'b1']);
  await end('a1');
  expect(began.at(-1)).toBe('c1');
  await end('b1');
  expect(began.at(-1)).toBe('a3');
  await end('a2');
  expect(began.at(-1)).toBe('c2');
  for (const name of ['c1', 'a3', 'a4', 'c2']) await end(name);
  expect(await Promise.all([...loud, ...quiet])).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'c2']);
});

it('runs urgent tasks before others, and still queues them when other tasks fill the queue', async () => {
  const { began, run, end } = createTasks(createSemaphore({ concurrency: 1, maxQueued: 2 }));
  const all = [run('search 1'), run('search 2'), run('search 3')];
  expect(await run('search 4')).toBeUndefined();
  all.push(run('bag 1', '', true), run('bag 2', '', true));
  expect(await run('bag 3', '', true)).toBeUndefined();
  const order = ['search 1', 'bag 1', 'bag 2', 'search 2', 'search 3'];
  for (const name of order) await end(name);
  await Promise.all(all);
  expect(began).toEqual(order);
});
