import { setImmediate as nextLoopIteration } from 'node:timers/promises';
import type { Database } from '../../db/database.ts';
import { changeCursor, readChanges, type Change } from '../../db/changeLog.ts';
import { sliceChanges, type SliceLimits } from './sliceChanges.ts';

export interface FollowOptions {
  db: Database;
  /**
   * Called with a slice of the changes, without duplicates. The next slice follows after the promise resolves
   * and waiting requests have been served. If it rejects, the next poll begins with the same slice again.
   */
  onChanges(changes: readonly Change[]): Promise<void>;
  /** Called when the reader has missed changes. The caller must reload everything. */
  onLost(): Promise<void>;
  /** Called each time the cursor has moved past applied changes. */
  onApplied?: () => void;
  onError(error: unknown): void;
  /** Milliseconds between two polls. */
  every?: number;
  /** Cursor at which an earlier reader stopped. By default, only changes from now on are read. */
  from?: string | undefined;
  /** Replaces the clock in ms, for tests. */
  elapsed?: () => number;
  /** Replaces the size of a slice, for tests. */
  limits?: SliceLimits;
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
  /** Stops polling; resolves after the slice that is being applied. */
  close(): Promise<void>;
}

/** Longest time in ms that applying a slice may take. After that, it counts as stuck. */
const maxApplyMs = 5 * 60_000;

/**
 * Follows change_log with its own cursor, in slices. The cursor moves only past applied changes, so other
 * readers may report every change before it. Call this before you read the data, so that no change in between
 * is missed.
 */
export async function followChanges({
  db,
  onChanges,
  onLost,
  onApplied = () => {},
  onError,
  every = 150,
  from,
  elapsed = () => performance.now(),
  limits,
}: FollowOptions): Promise<Follower> {
  let cursor = from ?? (await changeCursor(db));
  let polling: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isOpen = true;
  let seenAt = elapsed();
  /** While changes are applied: when they were read, and when the current slice began. */
  let applying: { readonly readAt: number; sliceAt: number } | undefined;

  const moveTo = (position: string) => {
    cursor = position;
    onApplied();
  };
  const pollOnce = async () => {
    const beganAt = elapsed();
    const found = await readChanges(db, cursor);
    const readAt = elapsed();
    applying = { readAt, sliceAt: readAt };
    try {
      if (!found.isComplete) {
        await onLost();
        moveTo(found.cursor);
      } else
        for (const [at, slice] of sliceChanges(found, limits).entries()) {
          if (at > 0) await nextLoopIteration();
          if (at > 0 && !isOpen) return;
          applying.sliceAt = elapsed();
          await onChanges(slice.changes);
          moveTo(slice.cursor);
        }
    } finally {
      applying = undefined;
    }
    cursor = found.cursor;
    // The next poll follows soon, so the time of applying does not count here either.
    seenAt = beganAt + (elapsed() - readAt);
  };
  const ageMs = () => {
    const now = elapsed();
    const isStuck = applying && now - applying.sliceAt >= maxApplyMs;
    return (isStuck ? now : (applying?.readAt ?? now)) - seenAt;
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
