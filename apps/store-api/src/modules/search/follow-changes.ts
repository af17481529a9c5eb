import type { Database } from '../../db/database.ts';
import { changeCursor, readChanges, type Changes } from '../../db/change-log.ts';

export interface FollowOptions {
  db: Database;
  /** Given what has changed, each thing once. It is finished before more is read; if it rejects, the same comes again. */
  onChanges(changes: Changes['changes']): Promise<void>;
  /** What changed is not known any more: everything is to be read anew. */
  onLost(): Promise<void>;
  onError(error: unknown): void;
  /** Milliseconds between two looks. */
  every?: number;
  /** Where an earlier reader stopped. Default: from this moment on. */
  from?: string | undefined;
}

export interface Follower {
  /** Begins to look again and again. */
  start(): void;
  /** Looks once, now. Two at a time share one look. */
  look(): Promise<void>;
  /** Every change before it has been taken in. */
  cursor(): string;
  /** Milliseconds since a look last ended well: nothing that is older is missing. */
  ageMs(): number;
  /** Stops looking; resolves when the last look has ended. */
  close(): Promise<void>;
}

/** Follows change_log with a cursor of its own: call it before reading what the changes will be applied to. */
export async function followChanges({
  db,
  onChanges,
  onLost,
  onError,
  every = 300,
  from,
}: FollowOptions): Promise<Follower> {
  let cursor = from ?? (await changeCursor(db));
  let looking: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isOpen = true;
  let seenAt = performance.now();

  const lookOnce = async () => {
    const beganAt = performance.now();
    const found = await readChanges(db, cursor);
    if (!found.isComplete) await onLost();
    else if (found.changes.length > 0) await onChanges(found.changes);
    cursor = found.cursor;
    seenAt = beganAt;
  };
  const look = () => (looking ??= lookOnce().finally(() => (looking = undefined)));
  const start = () => {
    timer = setTimeout(() => {
      look()
        .catch(onError)
        .finally(() => isOpen && start());
    }, every);
    timer.unref();
  };
  return {
    start,
    look,
    cursor: () => cursor,
    ageMs: () => performance.now() - seenAt,
    async close() {
      isOpen = false;
      clearTimeout(timer);
      await looking?.catch(() => {});
    },
  };
}
