import type { CallResponseInput } from '@luxe/contract/calls';
import type { Database } from '../../db/database.ts';
import { cursorFormat, isBefore, readChanges } from '../../db/changeLog.ts';
import { productsOfOffers } from '../catalogue/repository.ts';

type ChangesResponse = CallResponseInput<'changes'>;

/** Publishes changes to other processes. */
export interface ChangeFeed {
  /**
   * Returns the changes since a cursor that this process has applied. Waits up to `waitMs` milliseconds for
   * the first change. Without a cursor, returns the cursor to begin with, at once.
   */
  read(since: string | undefined, waitMs: number): Promise<ChangesResponse>;
  /** Wakes waiting readers. Called when this process has applied a change. */
  wake(): void;
  /** Responds to all waiting readers at once. Later reads no longer wait for a change. */
  close(): void;
}

/**
 * Maximum changes in a response. Above it, the response is incomplete and the reader must reload everything.
 */
const maxChanges = 2000;

/** Slug of the page that lists all sellers. */
const sellersPage = 'seller-details';

/**
 * Creates a change feed that reads change_log. Callers send their cursors, so that any process of the store
 * can respond. `applied` returns the cursor before which this process has applied every change. Later changes
 * are not reported yet, so that the caller's next requests to this process return the changed data.
 */
export function createChangeFeed(db: Database, applied: () => string): ChangeFeed {
  const waiters = new Set<() => void>();
  let isOpen = true;

  const wake = () => {
    for (const wakeUp of waiters) wakeUp();
  };

  function waitForWake(ms: number): { readonly finished: Promise<void>; readonly end: () => void } {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, ms);
    const end = () => {
      clearTimeout(timer);
      waiters.delete(resolve);
    };
    waiters.add(resolve);
    return { finished: promise.finally(end), end };
  }

  async function readSince(since: string): Promise<ChangesResponse> {
    const until = applied();
    const { edge, isComplete, changes } = await readChanges(db, since, until);
    // A cursor that is ahead of this database comes from another database. The reader must then reload
    // everything.
    if (!isComplete || changes.length > maxChanges || isBefore(edge, since))
      return { cursor: until, isComplete: false, changes: [] };
    // Another process of the store is ahead of this one, and its reader has come here.
    const cursor = isBefore(until, since) ? since : until;
    const keysOf = (topic: string) => changes.filter((one) => one.topic === topic).map(({ key }) => key);
    const offers = keysOf('offer');
    const ofOffers = offers.length > 0 ? await productsOfOffers(db, offers) : [];
    // A name may be that of a seller, and one page lists all sellers.
    const ofNames = keysOf('name').length > 0 ? [sellersPage] : [];
    return {
      cursor,
      isComplete,
      changes: [
        ...[...new Set([...keysOf('product'), ...ofOffers])].map((key) => ({
          kind: 'product' as const,
          key,
        })),
        ...[...new Set([...keysOf('content'), ...ofNames])].map((key) => ({ kind: 'content' as const, key })),
      ],
    };
  }

  return {
    async read(since, waitMs) {
      if (since === undefined) return { cursor: applied(), isComplete: true, changes: [] };
      if (!cursorFormat.test(since)) return { cursor: applied(), isComplete: false, changes: [] };
      const until = performance.now() + waitMs;
      for (;;) {
        // The reader listens before it reads, so that it does not miss a change in between.
        const left = until - performance.now();
        const waiter = waitForWake(Math.max(left, 0));
        const response = await readSince(since);
        if (!response.isComplete || response.changes.length > 0 || left <= 0 || !isOpen) {
          waiter.end();
          return response;
        }
        await waiter.finished;
      }
    },
    wake,
    close() {
      isOpen = false;
      wake();
    },
  };
}
