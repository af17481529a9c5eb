import { beforeEach, expect, it, test } from 'vitest';
import type { CallResponse } from '@luxe/contract/calls';
import type { UpstreamAnswer } from '../../boundary/upstream.ts';
import { timedOut } from '../../boundary/refusal.ts';
import { followStore, type StoreFollower } from './followStore.ts';

type Changes = CallResponse<'changes'>;

let acts: string[];
let asked: Record<string, unknown>[];
let answers: (UpstreamAnswer | Error)[];
let troubles: number;
let waiting: { ms: number; task: () => void }[];
let follower: StoreFollower;

beforeEach(() => {
  [acts, asked, answers, waiting, troubles] = [[], [], [], [], 0];
  follower = followStore({
    upstream: {
      async send(name, { query }) {
        expect(name).toBe('changes');
        asked.push({ ...query });
        const answer = answers.shift() ?? ok({});
        if (answer instanceof Error) throw answer;
        return answer;
      },
    },
    cache: {
      purge: (tags) => acts.push(`purge ${tags.join(', ')}`),
      purgeAll: () => acts.push('purge all'),
      age: () => acts.push('age'),
    },
    store: { forgetFrame: () => acts.push('forget frame') },
    onTrouble: () => (troubles += 1),
    later: (ms, task) => waiting.push({ ms, task }),
  });
});

const ok = (body: Partial<Changes>): UpstreamAnswer => ({
  status: 200,
  body: { cursor: '2', isComplete: true, changes: [], ...body },
});
const price = ok({ changes: [{ kind: 'product', key: 'mp1' }] });
/** Follows from cursor 1 on. */
async function begin() {
  answers.push(ok({ cursor: '1' }));
  await follower.look();
  acts.length = waiting.length = 0;
}

it('asks where to begin; what changed before is not known, so every page is made anew', async () => {
  await follower.look();
  expect(asked).toEqual([{}]);
  expect(acts).toEqual(['forget frame', 'purge all']);
});

it('says nothing of a store that has not answered yet', async () => {
  answers.push(new Error('unreachable'));
  await follower.look();
  await follower.look();
  expect([acts, troubles]).toEqual([['forget frame', 'purge all'], 0]);
});

it('asks on from where it stands, and waits for something to be told', async () => {
  await begin();
  await follower.look();
  await follower.look();
  expect(asked.slice(1)).toEqual([
    { since: '1', wait: '8' },
    { since: '2', wait: '8' },
  ]);
  expect(acts).toEqual([]);
});

it('purges what has changed, and once more when every process of the store knows of it', async () => {
  await begin();
  answers.push(price);
  await follower.look();
  expect(acts).toEqual(['purge product mp1, assortment']);
  expect(waiting).toHaveLength(1);
  expect(waiting[0]?.ms).toBe(1000);
  waiting[0]?.task();
  expect(acts).toEqual(['purge product mp1, assortment', 'purge product mp1, assortment']);
});

it('one answer that comes too late ages no page; the second in a row does', async () => {
  await begin();
  answers.push(timedOut(), price, timedOut(), timedOut());
  expect(await follower.look()).toBe(250);
  await follower.look();
  expect(acts).toEqual(['purge product mp1, assortment']);
  await follower.look();
  expect([acts.length, troubles]).toEqual([1, 0]);
  await follower.look();
  expect([acts.at(-1), troubles]).toEqual(['age', 1]);
});

it('content may stand on every page: the frame is read anew', async () => {
  await begin();
  answers.push(ok({ changes: [{ kind: 'content', key: 'nav-menu' }] }));
  await follower.look();
  expect(acts).toEqual(['forget frame', 'purge content nav-menu']);
});

it('purges everything when the store cannot say what has changed', async () => {
  await begin();
  answers.push(ok({ isComplete: false }));
  await follower.look();
  expect(acts).toEqual(['forget frame', 'purge all']);
});

test.each([
  ['no answer', new Error('unreachable')],
  ['a fault', { status: 500, body: {} }],
  ['a refusal', { status: 403, body: {} }],
  ['nonsense', { status: 200, body: { cursor: 7 } }],
])(
  '%s: no page is fresh while it lasts, it is told of once, and nothing is missed after',
  async (_, fault) => {
    await begin();
    answers.push(fault, fault, fault, price);
    expect(await follower.look()).toBe(2000);
    await follower.look();
    await follower.look();
    expect(acts).toEqual(['age']);
    expect(troubles).toBe(1);
    await follower.look();
    expect(acts).toEqual(['age', 'purge product mp1, assortment']);
    expect(asked.at(-1)).toEqual({ since: '1', wait: '8' });
  },
);

it('leaves a back end without the call in peace: time keeps pages fresh', async () => {
  answers.push({ status: 404, body: {} });
  expect(await follower.look()).toBe(60_000);
  expect([acts, troubles]).toEqual([[], 0]);
});

it('asks again and again until it is closed', async () => {
  follower.start();
  for (let times = 0; times < 3; times += 1) {
    await new Promise(setImmediate);
    waiting.findLast(({ ms }) => ms === 250)?.task();
  }
  await new Promise(setImmediate);
  expect(asked).toHaveLength(4);
  follower.close();
  waiting.findLast(({ ms }) => ms === 250)?.task();
  await new Promise(setImmediate);
  expect(asked).toHaveLength(4);
});
