import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { BagCopy, PageCopy } from './types.ts';

export { copyAddress } from './copyAddress.ts';
export type { BagCopy, CopiedItem, CopiedLine, PageCopy } from './types.ts';

/** Name of the database. The worker that removes itself deletes it. */
export const copiesName = 'luxe-copies';
/** A new number for another shape of the copies: the old ones are dropped. */
const version = 2;

/** Most copies of pages beside the home page, their age in milliseconds, and their products. */
export const copyLimits = { pages: 60, ageMs: 14 * 24 * 60 * 60_000, items: 24 };

interface Copies extends DBSchema {
  pages: { key: string; value: PageCopy; indexes: { savedAt: number } };
  bags: { key: string; value: BagCopy };
}

export interface CopyStore {
  savePage(page: PageCopy): Promise<void>;
  /** `address` is that of `copyAddress`. The home page has one copy for all its addresses. */
  readPage(address: string): Promise<PageCopy | undefined>;
  /** The newest first. */
  listPages(): Promise<readonly PageCopy[]>;
  saveBag(bag: BagCopy): Promise<void>;
  readBag(owner: string): Promise<BagCopy | undefined>;
  /** Deletes the bags of all other owners: after a logout, and when another customer logs in. */
  keepOnlyBagOf(owner: string): Promise<void>;
}

/**
 * Opens the copies. No function rejects: without IndexedDB, as in some private windows, nothing is stored and
 * nothing is found.
 */
export function openCopies(now: () => number = Date.now): CopyStore {
  let opened: Promise<IDBPDatabase<Copies> | undefined> | undefined;
  const database = () => (opened ??= open(now()).catch(() => undefined));
  const isFresh = ({ savedAt }: { savedAt: number }) => now() - savedAt < copyLimits.ageMs;

  const attempt = async <T>(work: (db: IDBPDatabase<Copies>) => Promise<T>): Promise<T | undefined> => {
    const db = await database();
    if (!db) return undefined;
    try {
      return await work(db);
    } catch {
      return undefined;
    }
  };

  return {
    async savePage(page) {
      const limited = { ...page, items: page.items.slice(0, copyLimits.items) };
      await attempt(async (db) => {
        await db.put('pages', limited).catch(async () => {
          // The browser has no space left: half of the copies make room, and the page is tried once more.
          await prune(db, Math.floor((await db.count('pages')) / 2), now());
          await db.put('pages', limited);
        });
        await prune(db, copyLimits.pages, now());
      });
    },
    async readPage(address) {
      const page = await attempt(
        async (db) => (await db.get('pages', address)) ?? (await homeAt(db, address)),
      );
      return page && isFresh(page) ? page : undefined;
    },
    async listPages() {
      const pages = await attempt((db) => db.getAllFromIndex('pages', 'savedAt'));
      return (pages ?? []).filter(isFresh).toReversed();
    },
    async saveBag(bag) {
      await attempt((db) => db.put('bags', bag));
    },
    async readBag(owner) {
      const bag = await attempt((db) => db.get('bags', owner));
      return bag && isFresh(bag) ? bag : undefined;
    },
    async keepOnlyBagOf(owner) {
      await attempt(async (db) => {
        for (const key of await db.getAllKeys('bags')) if (key !== owner) await db.delete('bags', key);
      });
    },
  };
}

/** Opens the database. The copies that are too old by then are deleted. */
async function open(at: number): Promise<IDBPDatabase<Copies>> {
  try {
    const db = await openDB<Copies>(copiesName, version, {
      upgrade(old) {
        for (const name of old.objectStoreNames) old.deleteObjectStore(name);
        old.createObjectStore('pages', { keyPath: 'path' }).createIndex('savedAt', 'savedAt');
        old.createObjectStore('bags', { keyPath: 'owner' });
      },
      // Another tab with a newer version of the shop wants to change the database.
      blocking(_current, _blocked, event) {
        (event.target as IDBDatabase).close();
      },
    });
    await prune(db, copyLimits.pages, at).catch(() => undefined);
    return db;
  } catch (error) {
    // A newer version of the shop has made it, before this older one was served again.
    if ((error as Error).name === 'VersionError') await deleteDB(copiesName);
    throw error;
  }
}

/** The home page at an address with parameters. Another page with parameters is a copy of its own. */
async function homeAt(db: IDBPDatabase<Copies>, address: string): Promise<PageCopy | undefined> {
  const [path = address] = address.split('?');
  const page = await db.get('pages', path);
  return page?.kind === 'home' ? page : undefined;
}

/** Deletes the oldest pages above a number, but never the home page, and all copies that are too old. */
async function prune(db: IDBPDatabase<Copies>, limit: number, at: number): Promise<void> {
  const isOld = ({ savedAt }: { savedAt: number }) => at - savedAt >= copyLimits.ageMs;
  const pages = await db.getAllFromIndex('pages', 'savedAt');
  const visited = pages.filter(({ kind }) => kind !== 'home');
  const excess = new Set(visited.slice(0, Math.max(0, visited.length - limit)));
  for (const page of pages) if (excess.has(page) || isOld(page)) await db.delete('pages', page.path);
  for (const bag of await db.getAll('bags')) if (isOld(bag)) await db.delete('bags', bag.owner);
}
