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
  /** Replaces the clock in ms, for tests. */
  elapsed?: () => number;
}

export interface Follower {
  /** Starts polling. */
  start(): void;
  /** Polls once. Concurrent calls share one poll. */
  poll(): Promise<void>;
  /** The position in change_log. Every change before this cursor has been applied. */
  cursor(): string;
  /**
   * Age of the data in milliseconds: time since the start of the last successful poll. While found changes
   * are being applied, the age does not grow. After a large import this takes longer than a health check
   * tolerates, in all processes at the same time.
   */
  ageMs(): number;
  /** Stops polling; resolves after the last poll. */
  close(): Promise<void>;
}

/** Longest time in ms that applying changes may take. After that, it counts as stuck. */
const maxApplyMs = 5 * 60_000;

/**
 * Follows change_log with its own cursor. Call this before you read the data, so that no change in between is
 * missed.
 */
export async function followChanges({
  db,
  onChanges,
  onLost,
  onError,
  every = 150,
  from,
  elapsed = () => performance.now(),
}: FollowOptions): Promise<Follower> {
  let cursor = from ?? (await changeCursor(db));
  let polling: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isOpen = true;
  let seenAt = elapsed();
  let applyingSince: number | undefined;

  const pollOnce = async () => {
    const beganAt = elapsed();
    const found = await readChanges(db, cursor);
    const readAt = elapsed();
    applyingSince = readAt;
    try {
      if (!found.isComplete) await onLost();
      else if (found.changes.length > 0) await onChanges(found.changes);
    } finally {
      applyingSince = undefined;
    }
    cursor = found.cursor;
    // The next poll follows soon, so the time of applying does not count here either.
    seenAt = beganAt + (elapsed() - readAt);
  };
  const ageMs = () => {
    const now = elapsed();
    const isApplying = applyingSince !== undefined && now - applyingSince < maxApplyMs;
    return (isApplying ? (applyingSince ?? now) : now) - seenAt;
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
    ageMs,
    async close() {
      isOpen = false;
      clearTimeout(timer);
      await polling?.catch(() => {});
    },
  };
}
