import type { CallResponse } from '@luxe/contract/calls';
import { schemas } from '@luxe/contract/schemas';
import { Refusal } from '../../boundary/refusal.ts';
import type { Upstream } from '../../boundary/upstream.ts';
import type { StoreReader } from '../store.ts';
import type { HtmlCache } from './htmlCache.ts';
import { assortmentTag, contentTag, productTag } from './witness.ts';

type Changed = CallResponse<'changes'>['changes'][number];

export interface FollowParts {
  readonly upstream: Pick<Upstream, 'send'>;
  readonly cache: Pick<HtmlCache, 'purge' | 'purgeAll' | 'age'>;
  readonly store: Pick<StoreReader, 'forgetFrame'>;
  /** Told once when the store, having answered, does no more. */
  readonly onTrouble: () => void;
  /** Does something after so many milliseconds; replaceable for tests. */
  readonly later?: (ms: number, task: () => void) => void;
}

export interface StoreFollower {
  /** Begins to ask again and again. */
  start(): void;
  /** Asks once; resolves to the milliseconds until it should be asked again. Never rejects. */
  look(): Promise<number>;
  close(): void;
}

/** Seconds the store may wait for something to tell. */
const waitSeconds = 8;
const pauseMs = { usual: 250, trouble: 2_000, absent: 60_000 } as const;
/** An answer that takes too long says that the store is busy, not that changes are lost: pages age at the second. */
const timeoutsBorne = 1;
/** Every process of the store has taken a change in by then. */
const settledMs = 1_000;

/**
 * Asks the store what has changed and purges the pages that show it. Another process of the store may answer for a moment more from what it
 * knew before, so what was purged is purged again a second later. A back end without the call is not asked often: time alone
 * keeps pages fresh then. While the store cannot be asked, no page is taken for fresh.
 */
export function followStore(parts: FollowParts): StoreFollower {
  const { upstream, cache, store, onTrouble, later = afterTime } = parts;
  let cursor: string | undefined;
  let isInTrouble = false;
  let timeouts = 0;
  let isOpen = true;

  async function ask() {
    const query = cursor === undefined ? {} : { since: cursor, wait: String(waitSeconds) };
    const { status, body } = await upstream.send('changes', { query, address: '' });
    if (status === 404) return undefined;
    if (status !== 200) throw new Error(`The store does not tell what has changed: it answers ${status}.`);
    return schemas.changes.response.parse(body);
  }

  function purge(tags: readonly string[] | 'everything', isFrame: boolean) {
    const act = () => {
      if (isFrame) store.forgetFrame();
      if (tags === 'everything') cache.purgeAll();
      else cache.purge(tags);
    };
    act();
    later(settledMs, act);
  }

  async function look() {
    try {
      const answer = await ask();
      isInTrouble = false;
      timeouts = 0;
      if (!answer) return pauseMs.absent;
      const { isComplete, changes } = answer;
      // What changed before the first answer is not known either.
      if (cursor === undefined || !isComplete) purge('everything', true);
      else if (changes.length > 0)
        purge(
          [...new Set(changes.flatMap(tagsOf))],
          changes.some(({ kind }) => kind === 'content'),
        );
      cursor = answer.cursor;
      return pauseMs.usual;
    } catch (error) {
      if (error instanceof Refusal && error.status === 504 && timeouts++ < timeoutsBorne)
        return pauseMs.usual;
      // Before the first answer the two programs may just be starting, and nothing was taken for fresh on its word.
      if (!isInTrouble && cursor !== undefined) {
        cache.age();
        onTrouble();
      }
      isInTrouble = true;
      return pauseMs.trouble;
    }
  }

  const lookOn = async () => {
    const pause = await look();
    if (isOpen) later(pause, () => isOpen && void lookOn());
  };
  return { start: () => void lookOn(), look, close: () => (isOpen = false) };
}

const tagsOf = ({ kind, key }: Changed) =>
  kind === 'product' ? [productTag(key), assortmentTag] : [contentTag(key)];

const afterTime = (ms: number, task: () => void) => void setTimeout(task, ms).unref();
