import { beforeEach, expect, it, test } from 'vitest';
import type { CallResponse } from '@luxe/contract/calls';
import type { UpstreamResponse } from '../boundary/upstream.ts';
import { timedOut } from '../boundary/errors.ts';
import { followStore, type StoreFollower } from './followStore.ts';

type Changes = CallResponse<'changes'>;

let actions: string[];
let queries: Record<string, unknown>[];
let responses: (UpstreamResponse | Error)[];
let outageCount: number;
let scheduled: { ms: number; task: () => void }[];
let follower: StoreFollower;

beforeEach(() => {
  [actions, queries, responses, scheduled, outageCount] = [[], [], [], [], 0];
  follower = followStore({
    upstream: {
      async send(name, { query }) {
        expect(name).toBe('changes');
        queries.push({ ...query });
        const response = responses.shift() ?? ok({});
        if (response instanceof Error) throw response;
        return response;
      },
    },
    cache: {
      purge: (tags) => actions.push(`purge ${tags.join(', ')}`),
      purgeAll: () => actions.push('purge all'),
      age: () => actions.push('age'),
    },
    store: { forgetFrame: () => actions.push('forget frame') },
    onContentChange: () => actions.push('content changed'),
    onOutage: () => (outageCount += 1),
    schedule: (ms, task) => scheduled.push({ ms, task }),
  });
});

const ok = (body: Partial<Changes>): UpstreamResponse => ({
  status: 200,
  body: { cursor: '2', isComplete: true, changes: [], ...body },
});
const price = ok({ changes: [{ kind: 'product', key: 'mp1' }] });
/** Polls once, so that the follower has the cursor 1. Then clears the recorded effects of this poll. */
async function begin() {
  responses.push(ok({ cursor: '1' }));
  await follower.poll();
  actions.length = scheduled.length = 0;
}

it('starts without a cursor and purges every page, because earlier changes are unknown', async () => {
  await follower.poll();
  expect(queries).toEqual([{}]);
  expect(actions).toEqual(['forget frame', 'content changed', 'purge all']);
});

it('reports no outage before the store has responded once', async () => {
  responses.push(new Error('unreachable'));
  await follower.poll();
  await follower.poll();
  expect([actions, outageCount]).toEqual([['forget frame', 'content changed', 'purge all'], 0]);
});

it('sends its cursor with each poll, and lets the store hold the request until a change', async () => {
  await begin();
  await follower.poll();
  await follower.poll();
  expect(queries.slice(1)).toEqual([
    { since: '1', wait: '8' },
    { since: '2', wait: '8' },
  ]);
  expect(actions).toEqual([]);
});

it('purges changed pages at once, and again after every process of the store has the change', async () => {
  await begin();
  responses.push(price);
  await follower.poll();
  expect(actions).toEqual(['purge product mp1, assortment']);
  expect(scheduled).toHaveLength(1);
  expect(scheduled[0]?.ms).toBe(1000);
  scheduled[0]?.task();
  expect(actions).toEqual(['purge product mp1, assortment', 'purge product mp1, assortment']);
});

it('marks pages as stale at the second timeout in a row, not at the first', async () => {
  await begin();
  responses.push(timedOut(), price, timedOut(), timedOut());
  expect(await follower.poll()).toBe(250);
  await follower.poll();
  expect(actions).toEqual(['purge product mp1, assortment']);
  await follower.poll();
  expect([actions.length, outageCount]).toEqual([1, 0]);
  await follower.poll();
  expect([actions.at(-1), outageCount]).toEqual(['age', 1]);
});

it('clears the cached data of the page frame after a change of content', async () => {
  await begin();
  responses.push(ok({ changes: [{ kind: 'content', key: 'nav-menu' }] }));
  await follower.poll();
  expect(actions).toEqual(['forget frame', 'content changed', 'purge content nav-menu']);
});

it('purges pages with changed content twice more before a second has passed [CON-03]', async () => {
  await begin();
  responses.push(ok({ changes: [{ kind: 'content', key: 'articles' }] }));
  await follower.poll();
  expect(scheduled.map(({ ms }) => ms)).toEqual([200, 500, 1000]);
  for (const { task } of scheduled) task();
  expect(actions.filter((action) => action === 'purge content articles')).toHaveLength(4);
});

it('purges everything when the store cannot report all changes', async () => {
  await begin();
  responses.push(ok({ isComplete: false }));
  await follower.poll();
  expect(actions).toEqual(['forget frame', 'content changed', 'purge all']);
  expect(scheduled.map(({ ms }) => ms)).toEqual([1000]);
});

test.each([
  ['no response', new Error('unreachable')],
  ['a server error', { status: 500, body: {} }],
  ['a rejection', { status: 403, body: {} }],
  ['an invalid response', { status: 200, body: { cursor: 7 } }],
])('%s: marks all pages stale, reports one outage, and misses no change afterwards', async (_, fault) => {
  await begin();
  responses.push(fault, fault, fault, price);
  expect(await follower.poll()).toBe(2000);
  await follower.poll();
  await follower.poll();
  expect(actions).toEqual(['age']);
  expect(outageCount).toBe(1);
  await follower.poll();
  expect(actions).toEqual(['age', 'purge product mp1, assortment']);
  expect(queries.at(-1)).toEqual({ since: '1', wait: '8' });
});

it('polls once a minute when the back end does not have the call for changes', async () => {
  responses.push({ status: 404, body: {} });
  expect(await follower.poll()).toBe(60_000);
  expect([actions, outageCount]).toEqual([[], 0]);
});

it('polls until it is closed', async () => {
  follower.start();
  for (let times = 0; times < 3; times += 1) {
    await new Promise(setImmediate);
    scheduled.findLast(({ ms }) => ms === 250)?.task();
  }
  await new Promise(setImmediate);
  expect(queries).toHaveLength(4);
  follower.close();
  scheduled.findLast(({ ms }) => ms === 250)?.task();
  await new Promise(setImmediate);
  expect(queries).toHaveLength(4);
});
