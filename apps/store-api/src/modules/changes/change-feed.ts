import type { CallAnswer } from '@luxe/contract/calls';
import type { Database } from '../../db/database.ts';
import { changeCursor, readChanges } from '../../db/change-log.ts';
import { productsOfOffers } from '../catalogue/repository.ts';

type ChangesAnswer = CallAnswer<'changes'>;

/** Tells other programs what has changed. */
export interface ChangeFeed {
  /** What has changed since a cursor; without one, where to begin. Waits so many milliseconds for something to tell. */
  read(since: string | undefined, waitMs: number): Promise<ChangesAnswer>;
  /** This process shows a change from now on: whoever waits is told. */
  wake(): void;
  /** Answers everybody who waits, and lets nobody wait any more. */
  close(): void;
}

/** Above this a list says no more than "anything". */
const most = 2000;

/**
 * Reads change_log for each caller from its own cursor, so that any process of the store can answer for any other. It sleeps until this
 * process has taken a change in: who is told, and asks, finds it.
 */
export function createChangeFeed(db: Database): ChangeFeed {
  const sleepers = new Set<() => void>();
  let isOpen = true;

  const wake = () => {
    for (const wakeUp of sleepers) wakeUp();
  };

  function sleep(ms: number): { readonly over: Promise<void>; readonly end: () => void } {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, ms);
    const end = () => {
      clearTimeout(timer);
      sleepers.delete(resolve);
    };
    sleepers.add(resolve);
    return { over: promise.finally(end), end };
  }

  async function look(since: string): Promise<ChangesAnswer> {
    const { cursor, isComplete, changes } = await readChanges(db, since);
    // A cursor that is ahead of this database is another one's.
    if (!isComplete || changes.length > most || BigInt(since) > BigInt(cursor))
      return { cursor, isComplete: false, changes: [] };
    const keysOf = (topic: string) => changes.filter((one) => one.topic === topic).map(({ key }) => key);
    const offers = keysOf('offer');
    const ofOffers = offers.length > 0 ? await productsOfOffers(db, offers) : [];
    return {
      cursor,
      isComplete,
      changes: [
        ...[...new Set([...keysOf('product'), ...ofOffers])].map((key) => ({
          kind: 'product' as const,
          key,
        })),
        ...keysOf('content').map((key) => ({ kind: 'content' as const, key })),
      ],
    };
  }

  return {
    async read(since, waitMs) {
      if (since === undefined) return { cursor: await changeCursor(db), isComplete: true, changes: [] };
      if (!/^\d{1,19}$/.test(since))
        return { cursor: await changeCursor(db), isComplete: false, changes: [] };
      const until = performance.now() + waitMs;
      for (;;) {
        // Begins to listen before it reads: what is taken in meanwhile is not slept through.
        const left = until - performance.now();
        const nap = sleep(Math.max(left, 0));
        const answer = await look(since);
        if (!answer.isComplete || answer.changes.length > 0 || left <= 0 || !isOpen) {
          nap.end();
          return answer;
        }
        await nap.over;
      }
    },
    wake,
    close() {
      isOpen = false;
      wake();
    },
  };
}
