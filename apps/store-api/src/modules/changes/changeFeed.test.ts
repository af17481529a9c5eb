import { systemClock } from '@luxe/host';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeCursor, readChanges, recordChanges } from '../../db/changeLog.ts';
import type { Database } from '../../db/database.ts';
import { offer } from '../../db/schema/catalogue.ts';
import { buildApp } from '../../app.ts';
import { createLog } from '@luxe/host/log';
import { openSeeded, type Seeded } from '../../testing/seeded.ts';
import { createChangeFeed } from './changeFeed.ts';

const secret = 'for-tests-only';
const headers = { 'x-luxe-storefront-secret': secret };
const longest = 20_000;

let seeded: Seeded;
let app: FastifyInstance;
beforeAll(async () => {
  seeded = await openSeeded();
  const names = ['clientId', 'clientSecret', 'identityClientId', 'identityClientSecret', 'storefrontSecret'];
  const secrets = Object.fromEntries([...names, 'hmacKey'].map((name) => [name, secret])) as never;
  app = buildApp({
    config: { secrets, loginLimit: 1 },
    db: seeded.db,
    clock: systemClock,
    log: createLog('silent'),
    courier: { reaches: () => false, deliver() {}, deliverLink() {} },
    catalogue: seeded,
  });
}, 60_000);
afterAll(async () => {
  await app.close();
  await seeded.close();
});

/** A product id with the USSID of its first offer. */
function someOffer() {
  const [product] = seeded.shop.products;
  const ussid = product?.colours[0]?.variants[0]?.offers[0]?.ussid ?? '';
  return { id: product?.id ?? '', ussid };
}
const setPrice = (ussid: string, price: number) =>
  seeded.db.transaction(async (tx: Database) => {
    await tx.update(offer).set({ pricePaise: price }).where(eq(offer.ussid, ussid));
    await recordChanges(tx, 'offer', [ussid], new Date(0));
  });

describe('the change feed', () => {
  it('lists changed pages by slug, and changed products by id, even if only an offer changed', async () => {
    const { feed, db, follower } = seeded;
    const { id, ussid } = someOffer();
    const start = await feed.read(undefined, 0);
    expect(start).toMatchObject({ isComplete: true, changes: [] });
    await setPrice(ussid, 12_300);
    await db.transaction(async (tx) => {
      await recordChanges(tx, 'product', [id], new Date(0));
      await recordChanges(tx, 'content', ['home-page'], new Date(0));
    });
    await follower.poll();
    const response = await feed.read(start.cursor, 0);
    expect(response.isComplete).toBe(true);
    expect(response.changes).toEqual([
      { kind: 'product', key: id },
      { kind: 'content', key: 'home-page' },
    ]);
    expect((await feed.read(response.cursor, 0)).changes).toEqual([]);
    expect((await feed.read(start.cursor, 0)).changes).toHaveLength(2);
  });

  it('lists the page of sellers when a brand, a category or a seller is new, once', async () => {
    const { feed, db, shop, follower } = seeded;
    const { cursor } = await feed.read(undefined, 0);
    await db.transaction((tx) =>
      recordChanges(tx, 'name', [shop.sellers[0]?.id ?? '', shop.brands[0]?.code ?? ''], new Date(0)),
    );
    await follower.poll();
    const page = { kind: 'content', key: 'seller-details' };
    expect((await feed.read(cursor, 0)).changes).toEqual([page]);
    await db.transaction((tx) => recordChanges(tx, 'content', ['seller-details'], new Date(0)));
    await follower.poll();
    expect((await feed.read(cursor, 0)).changes).toEqual([page]);
  });

  it('notifies waiting readers once this process has applied a change', async () => {
    const { feed, follower } = seeded;
    const { id, ussid } = someOffer();
    const { cursor } = await feed.read(undefined, 0);
    const waiting = [feed.read(cursor, longest), feed.read(cursor, longest)];
    await setPrice(ussid, 12_400);
    await follower.poll();
    for (const response of await Promise.all(waiting))
      expect(response.changes).toEqual([{ kind: 'product', key: id }]);
    expect(JSON.stringify(await seeded.catalogue.product(id))).toContain('"pricePaise":12400');
  });

  it('lists no change that search has not applied, and each slice once search has applied it', async () => {
    const { db } = seeded;
    const start = await changeCursor(db);
    await db.transaction((tx) => recordChanges(tx, 'product', ['a', 'b', 'c'], new Date(0)));
    const { cursor: end, positions } = await readChanges(db, start);
    let applied = start;
    const feed = createChangeFeed(db, () => applied);
    const keysOf = ({ changes }: Awaited<ReturnType<typeof feed.read>>) => changes.map(({ key }) => key);
    expect(await feed.read(undefined, 0)).toEqual({ cursor: start, isComplete: true, changes: [] });
    expect(await feed.read(start, 0)).toEqual({ cursor: start, isComplete: true, changes: [] });
    const waiting = feed.read(start, longest);
    applied = positions[1] ?? '';
    feed.wake();
    const first = await waiting;
    expect([first.cursor, keysOf(first)]).toEqual([applied, ['a', 'b']]);
    expect(keysOf(await feed.read(first.cursor, 0))).toEqual([]);
    applied = end;
    const rest = await feed.read(first.cursor, longest);
    expect([rest.cursor, keysOf(rest)]).toEqual([end, ['c']]);
    feed.close();
  });

  it('waits, instead of going back, for a reader whose last process of the store was ahead', async () => {
    const { db } = seeded;
    const behind = await changeCursor(db);
    await db.transaction((tx) => recordChanges(tx, 'product', ['a'], new Date(0)));
    const ahead = await changeCursor(db);
    const feed = createChangeFeed(db, () => behind);
    expect(await feed.read(ahead, 0)).toEqual({ cursor: ahead, isComplete: true, changes: [] });
    feed.close();
  });

  it.each([
    ['an invalid cursor', 'abc'],
    ['a cursor with a part too many', '1.2.3'],
    ['a cursor of another database', '999999999999999999'],
  ])('reports that the list of changes is incomplete for %s', async (_, since) => {
    const response = await seeded.feed.read(since, longest);
    expect(response).toEqual({ cursor: seeded.follower.cursor(), isComplete: false, changes: [] });
  });

  it('reports that the list of changes is incomplete if there are more than 2000 changes', async () => {
    const { feed, db, follower } = seeded;
    const { cursor } = await feed.read(undefined, 0);
    const many = Array.from({ length: 2001 }, (_, at) => `page-${at}`);
    await db.transaction((tx) => recordChanges(tx, 'content', many, new Date(0)));
    await follower.poll();
    expect(await feed.read(cursor, 0)).toMatchObject({ isComplete: false, changes: [] });
  });

  it('releases waiting readers when it closes', async () => {
    const feed = createChangeFeed(seeded.db, () => seeded.follower.cursor());
    const { cursor } = await feed.read(undefined, 0);
    const waiting = feed.read(cursor, longest);
    feed.close();
    expect(await waiting).toMatchObject({ isComplete: true, changes: [] });
    expect(await feed.read(cursor, longest)).toMatchObject({ changes: [] });
  });
});

describe('the changes call', () => {
  it('accepts only the storefront', async () => {
    expect((await app.inject('/v2/lux/changes')).statusCode).toBe(403);
    const other = { 'x-luxe-storefront-secret': 'wrong' };
    expect((await app.inject({ url: '/v2/lux/changes', headers: other })).statusCode).toBe(403);
    expect((await app.inject({ url: '/v2/lux/changes', headers })).json()).toMatchObject({
      isComplete: true,
    });
  });

  it.each(['21', '-1', 'x'])('rejects the waiting time of %s seconds', async (wait) => {
    const response = await app.inject({ url: '/v2/lux/changes', query: { since: '1', wait }, headers });
    expect(response.statusCode).toBe(400);
  });
});
