import { DomainError } from '@luxe/host';
import type { CallResponse } from '@luxe/contract/calls';
import { schemas } from '@luxe/contract/schemas';
import type { Upstream } from '../boundary/upstream.ts';
import type { StoreReader } from './storeReader.ts';
import type { HtmlCache } from './cache/htmlCache.ts';
import { assortmentTag, contentTag, productTag } from './cache/readTracker.ts';

type Changed = CallResponse<'changes'>['changes'][number];

export interface FollowParts {
  readonly upstream: Pick<Upstream, 'send'>;
  readonly cache: Pick<HtmlCache, 'purge' | 'purgeAll' | 'age'>;
  readonly store: Pick<StoreReader, 'forgetFrame'>;
  /** Called when content has changed, and when it is unknown what has changed. */
  readonly onContentChange: () => void;
  /** Called once when the store stops responding after an earlier response. */
  readonly onOutage: () => void;
  /** Runs the task after `ms` milliseconds; replaceable for tests. */
  readonly schedule?: (ms: number, task: () => void) => void;
}

export interface StoreFollower {
  /** Starts to poll. */
  start(): void;
  /** Polls once. Resolves to the milliseconds until the next poll. Never rejects. */
  poll(): Promise<number>;
  close(): void;
}

/** Seconds for which the store may hold a poll open until a change happens. */
const waitSeconds = 8;
const pauseMs = { usual: 250, outage: 2_000, absent: 60_000 } as const;
/** One timeout means only that the store is busy. At the second in a row, pages are marked as stale. */
const toleratedTimeouts = 1;
/** After this time, in ms, every process of the store has applied a change. */
const settledMs = 1_000;
/**
 * The same for processes that are not busy, which read their changes every 150 ms, and for busy ones.
 * Scheduled content must be visible within a second, so its pages do not wait for `settledMs`.
 */
const contentSettledMs = [200, 500];

/**
 * Polls the store for changes, and purges the pages that show changed data. Another process of the store may
 * serve older data for a moment, so each purge is repeated a second later, and one of named content also
 * sooner. A back end without the call for changes is polled only once a minute; pages then expire by time
 * alone. While polling fails, all cached pages count as stale.
 */
export function followStore(parts: FollowParts): StoreFollower {
  const { upstream, cache, store, onContentChange, onOutage, schedule = scheduleTimeout } = parts;
  let cursor: string | undefined;
  let hasOutage = false;
  let timeouts = 0;
  let isOpen = true;

  async function fetchChanges() {
    const query = cursor === undefined ? {} : { since: cursor, wait: String(waitSeconds) };
    const { status, body } = await upstream.send('changes', { query, address: '' });
    if (status === 404) return undefined;
    if (status !== 200) throw new Error(`The store does not report changes: it returns ${status}.`);
    return schemas.changes.response.parse(body);
  }

  function purge(tags: readonly string[] | 'everything', hasNewContent: boolean) {
    const apply = () => {
      if (hasNewContent) {
        store.forgetFrame();
        onContentChange();
      }
      if (tags === 'everything') cache.purgeAll();
      else cache.purge(tags);
    };
    apply();
    // After a purge of everything, all pages render again. Those renders are discarded only once.
    if (hasNewContent && tags !== 'everything') for (const ms of contentSettledMs) schedule(ms, apply);
    schedule(settledMs, apply);
  }

  async function poll() {
    try {
      const response = await fetchChanges();
      hasOutage = false;
      timeouts = 0;
      if (!response) return pauseMs.absent;
      const { isComplete, changes } = response;
      // Changes before the first response are unknown, so the first response also purges everything.
      if (cursor === undefined || !isComplete) purge('everything', true);
      else if (changes.length > 0)
        purge(
          [...new Set(changes.flatMap(tagsOf))],
          changes.some(({ kind }) => kind === 'content'),
        );
      cursor = response.cursor;
      return pauseMs.usual;
    } catch (error) {
      if (error instanceof DomainError && error.status === 504 && timeouts++ < toleratedTimeouts)
        return pauseMs.usual;
      // Before the first response, a failed poll does not count as an outage. Both programs may still be
      // starting, and no page depends on reported changes yet.
      if (!hasOutage && cursor !== undefined) {
        cache.age();
        onOutage();
      }
      hasOutage = true;
      return pauseMs.outage;
    }
  }

  const pollAgain = async () => {
    const pause = await poll();
    if (isOpen) schedule(pause, () => isOpen && void pollAgain());
  };
  return { start: () => void pollAgain(), poll, close: () => (isOpen = false) };
}

const tagsOf = ({ kind, key }: Changed) =>
  kind === 'product' ? [productTag(key), assortmentTag] : [contentTag(key)];

const scheduleTimeout = (ms: number, task: () => void) => void setTimeout(task, ms).unref();
