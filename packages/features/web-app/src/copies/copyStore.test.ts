import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, expect, it, vi } from 'vitest';
import { copiesName, copyLimits, openCopies, type BagCopy, type PageCopy } from './copyStore.ts';

const day = 24 * 60 * 60_000;
const page = (path: string, savedAt = 0): PageCopy => ({
  ...{ path, kind: 'product', title: path, text: '', price: '₹1', picture: '', items: [], savedAt },
});
const bag = (owner: string): BagCopy => ({ owner, lines: [], total: '₹1', count: 1, savedAt: 0 });

afterEach(async () => {
  vi.restoreAllMocks();
  await new Promise((resolve) => setTimeout(resolve));
  indexedDB = new IDBFactory();
});

it('stores a page, and replaces it on the next visit', async () => {
  const copies = openCopies(() => 0);
  await copies.savePage(page('/a', 1));
  await copies.savePage({ ...page('/a', 2), title: 'New' });
  expect(await copies.readPage('/a')).toMatchObject({ title: 'New' });
  expect(await copies.readPage('/b')).toBeUndefined();
});

it('lists the newest pages first, at most 60, and none that is older than two weeks', async () => {
  let now = 0;
  const copies = openCopies(() => now);
  for (let at = 0; at < copyLimits.pages + 5; at += 1) await copies.savePage(page(`/${at}`, at));
  const paths = (await copies.listPages()).map(({ path }) => path);
  expect([paths.length, paths[0], paths.at(-1)]).toEqual([60, '/64', '/5']);
  now = 15 * day;
  expect(await copies.listPages()).toEqual([]);
  expect(await copies.readPage('/64')).toBeUndefined();
  await copies.savePage(page('/new', now));
  const db = await openDB(copiesName);
  expect(await db.count('pages')).toBe(1);
  db.close();
});

it('stores at most 24 products of a page', async () => {
  const copies = openCopies(() => 0);
  const item = { path: '/p', brand: 'b', name: 'n', price: '', picture: '' };
  await copies.savePage({ ...page('/a'), items: Array.from({ length: 40 }, () => item) });
  expect((await copies.readPage('/a'))?.items).toHaveLength(24);
});

it('stores a bag for its customer, and deletes it for every other shopper', async () => {
  const copies = openCopies(() => 0);
  await copies.saveBag(bag('c1'));
  expect(await copies.readBag('c2')).toBeUndefined();
  await copies.keepOnlyBagOf('c1');
  expect(await copies.readBag('c1')).toBeDefined();
  await copies.keepOnlyBagOf('guest');
  expect(await copies.readBag('c1')).toBeUndefined();
});

it('finds nothing and rejects nothing without IndexedDB', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  const copies = openCopies();
  await copies.savePage(page('/a'));
  await copies.saveBag(bag('guest'));
  expect([await copies.readPage('/a'), await copies.readBag('guest'), await copies.listPages()]).toEqual([
    undefined,
    undefined,
    [],
  ]);
});

it('makes room when the browser has no space left', async () => {
  const copies = openCopies(() => 0);
  for (let at = 0; at < 10; at += 1) await copies.savePage(page(`/${at}`, at));
  const put = vi.spyOn(IDBObjectStore.prototype, 'put');
  put.mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await copies.savePage(page('/new', 11));
  const paths = (await copies.listPages()).map(({ path }) => path);
  expect(paths).toEqual(['/new', '/9', '/8', '/7', '/6', '/5']);
});

it('drops the copies of a newer version', async () => {
  (await openDB(copiesName, 9)).close();
  expect(await openCopies().listPages()).toEqual([]);
  await openCopies(() => 0).savePage(page('/a'));
  expect(await openCopies(() => 0).readPage('/a')).toBeDefined();
});

it('two weeks after its last visit, the next page of the shop deletes every copy, also the bag', async () => {
  const copies = openCopies(() => 0);
  await copies.savePage({ ...page('/'), kind: 'home' });
  await copies.savePage(page('/a', day));
  await copies.saveBag(bag('guest'));
  await openCopies(() => copyLimits.ageMs).keepOnlyBagOf('guest');
  const db = await openDB(copiesName);
  expect([await db.getAllKeys('pages'), await db.getAllKeys('bags')]).toEqual([['/a'], []]);
  db.close();
});

it('stores the home page beside 60 newer pages', async () => {
  const copies = openCopies(() => 0);
  await copies.savePage({ ...page('/', -1), kind: 'home' });
  for (let at = 0; at < copyLimits.pages + 5; at += 1) await copies.savePage(page(`/${at}`, at));
  expect(await copies.readPage('/')).toBeDefined();
  expect(await copies.listPages()).toHaveLength(copyLimits.pages + 1);
});

it('has one database for all copies', async () => {
  const copies = openCopies(() => 0);
  await copies.savePage(page('/a'));
  await copies.saveBag(bag('guest'));
  expect((await indexedDB.databases()).map(({ name }) => name)).toEqual([copiesName]);
});

it('a listing and a filter of it are different copies; the home page is one for all its addresses', async () => {
  const copies = openCopies(() => 0);
  await copies.savePage({ ...page('/bags?q=red'), kind: 'listing', title: 'Red' });
  expect(await copies.readPage('/bags')).toBeUndefined();
  expect(await copies.readPage('/bags?q=red')).toMatchObject({ title: 'Red' });
  await copies.savePage({ ...page('/bags'), kind: 'listing', title: 'All' });
  expect(await copies.readPage('/bags')).toMatchObject({ title: 'All' });
  expect(await copies.readPage('/bags?q=blue')).toBeUndefined();
  await copies.savePage({ ...page('/'), kind: 'home' });
  expect(await copies.readPage('/?x=1')).toBeDefined();
});
