import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

/** Tasks that a test ends by name, with the order in which they began. */
function createTasks(turns: ReturnType<typeof createTurns>) {
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const take = (name: string, client?: string, isUrgent?: boolean) =>
    turns.take(
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
  return { began, take, end };
}

it('runs so many at once, lets the rest wait, and refuses beyond', async () => {
  const { began, take, end } = createTasks(createTurns({ atOnce: 2, waiting: 1 }));
  const all = ['a', 'b', 'c'].map((name) => take(name));
  expect(await take('d')).toBeUndefined();
  expect(began).toEqual(['a', 'b']);
  await end('a');
  expect(began).toEqual(['a', 'b', 'c']);
  await end('b');
  await end('c');
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c']);
});

it('keeps one client to its share, and lets another pass before what the first has in line', async () => {
  const limits = { atOnce: 3, waiting: 10, perClient: { atOnce: 2, waiting: 2 } };
  const { began, take, end } = createTasks(createTurns(limits));
  const loud = ['a1', 'a2', 'a3', 'a4'].map((name) => take(name, 'a'));
  expect(await take('a5', 'a')).toBeUndefined();
  const quiet = ['b1', 'c1', 'c2'].map((name) => take(name, name[0]));
  // The third turn is not the first client's; the next free one is of the client that has none.
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

it('lets a bag pass before searches, and finds it room in a line that is full of them', async () => {
  const { began, take, end } = createTasks(createTurns({ atOnce: 1, waiting: 2 }));
  const all = [take('search 1'), take('search 2'), take('search 3')];
  expect(await take('search 4')).toBeUndefined();
  all.push(take('bag 1', '', true), take('bag 2', '', true));
  expect(await take('bag 3', '', true)).toBeUndefined();
  const order = ['search 1', 'bag 1', 'bag 2', 'search 2', 'search 3'];
  for (const name of order) await end(name);
  await Promise.all(all);
  expect(began).toEqual(order);
});
