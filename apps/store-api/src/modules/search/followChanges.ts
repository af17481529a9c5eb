import type { Database } from '../../db/database.ts';
import { changeCursor, readChanges, type Changes } from '../../db/changeLog.ts';

export interface FollowOptions {
  db: Database;
  /**
   * Called with the changes, without duplicates. The next read starts after the promise resolves. If it
   * rejects, the next read returns the same changes again.
   */
  onChanges(changes: Changes['changes']): Promise<void>;
  /** Called when the reader has missed changes. The caller must reload everything. */
  onLost(): Promise<void>;
  onError(error: unknown): void;
  /** Milliseconds between two polls. */
  every?: number;
  /** Cursor at which an earlier reader stopped. By default, only changes from now on are read. */
  from?: string | undefined;
}

export interface Follower {
  /** Starts polling. */
  start(): void;
  /** Polls once. Concurrent calls share one poll. */
  poll(): Promise<void>;
  /** The position in change_log. Every change before this cursor has been applied. */
  cursor(): string;
  /** Age of the data in milliseconds: time since the start of the last successful poll. */
  ageMs(): number;
  /** Stops polling; resolves after the last poll. */
  close(): Promise<void>;
}

/**
 * Follows change_log with its own cursor. Call this before you read the data, so that no change in between is
 * missed.
 */
export async function followChanges({
  db,
  onChanges,
  onLost,
  onError,
  every = 300,
  from,
}: FollowOptions): Promise<Follower> {
  let cursor = from ?? (await changeCursor(db));
  let polling: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isOpen = true;
  let seenAt = performance.now();

  const pollOnce = async () => {
    const beganAt = performance.now();
    const found = await readChanges(db, cursor);
    if (!found.isComplete) await onLost();
    else if (found.changes.length > 0) await onChanges(found.changes);
    cursor = found.cursor;
    seenAt = beganAt;
  };
  const poll = () => (polling ??= pollOnce().finally(() => (polling = undefined)));
  const start = () => {
    timer = setTimeout(() => {
      poll()
        .catch(onError)
        .finally(() => isOpen && start());
    }, every);
    timer.unref();
  };
  return {
    start,
    poll,
    cursor: () => cursor,
    ageMs: () => performance.now() - seenAt,
    async close() {
      isOpen = false;
      clearTimeout(timer);
      await polling?.catch(() => {});
    },
  };
}
