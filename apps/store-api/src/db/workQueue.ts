import { AsyncLocalStorage } from 'node:async_hooks';
import { retryableError } from '../errors/domainError.ts';

/**
 * Priorities, most urgent first. `program`: health checks and the change feed. `shopper`: login, bag,
 * checkout, payment, account. `page`: content that all shoppers share. `search`: searches, suggestions and
 * reports. `background`: work after a start.
 */
const priorities = ['program', 'shopper', 'page', 'search', 'background'] as const;
export type Priority = (typeof priorities)[number];

/**
 * Milliseconds after which a call that has not started is rejected. The storefront waits 10 s for a call of
 * the browser, and 2.5 s for the reads of a page that it renders; it does not read later responses. `page` is
 * above 2.5 s, because browsers send such calls too.
 */
const maxWaitMs: Readonly<Record<Priority, number>> = {
  program: Infinity,
  shopper: 8000,
  page: 4000,
  search: 2000,
  background: Infinity,
};
/**
 * Every n-th start ignores priorities and takes the work that has waited longest, so that no work waits for
 * ever.
 */
const fairEvery = 4;
/** Seconds after which the caller may retry a rejected call. */
const retryAfter = 3;

interface Call {
  readonly priority: Priority;
  readonly since: number;
  /**
   * True once part of the call's work has started. From then on, the queue no longer rejects the call because
   * of its waiting time.
   */
  hasBegun: boolean;
}

interface Waiting {
  readonly call: Call;
  readonly begin: () => void;
  readonly reject: () => void;
}

/**
 * Limits how much work runs at the same time. Waiting work starts by priority; with equal priority, the work
 * of the oldest call starts first.
 */
export interface WorkQueue {
  /**
   * Runs `work` when a slot is free. Rejects with a 503 DomainError if the work or its call waited too long.
   */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Takes a slot; resolves when one is free. The caller frees the slot with the returned function. */
  enter(): Promise<() => void>;
}

export interface WorkQueueOptions {
  readonly concurrency: number;
  /**
   * Milliseconds after which a waiting task is rejected. By default, the tasks of a call that has started may
   * wait without limit.
   */
  readonly timeoutMs?: number;
  /** Clock in milliseconds, replaceable for tests. */
  readonly now?: () => number;
}

const calls = new AsyncLocalStorage<Call>();

/**
 * Runs a call with a priority. All work that the call starts in any queue has the same priority. Work outside
 * a call has the priority `page`.
 */
export const runWithPriority = <T>(priority: Priority, run: () => T): T =>
  calls.run({ priority, since: performance.now(), hasBegun: false }, run);

export function createWorkQueue({
  concurrency,
  timeoutMs,
  now = () => performance.now(),
}: WorkQueueOptions): WorkQueue {
  const waiting = new Set<Waiting>();
  let running = 0;
  let startCount = 0;
  let isDue = false;

  async function enter(): Promise<() => void> {
    const call = calls.getStore() ?? { priority: 'page', since: now(), hasBegun: true };
    await new Promise<void>((begin, reject) => {
      const one: Waiting = {
        call,
        begin,
        reject: () => waiting.delete(one) && reject(retryableError('shopBusy', retryAfter)),
      };
      waiting.add(one);
      if (!isDue) beginNext();
      if (timeoutMs !== undefined && waiting.has(one)) setTimeout(one.reject, timeoutMs).unref();
    });
    return leave;
  }

  function leave() {
    running -= 1;
    if (waiting.size === 0 || isDue) return;
    // Let the event loop read new requests first: they may be more urgent, and Node accepts one new
    // connection per loop iteration.
    isDue = true;
    setImmediate(() => {
      isDue = false;
      while (running < concurrency && waiting.size > 0) beginNext();
    });
  }

  function beginNext() {
    if (running >= concurrency) return;
    for (const one of waiting) if (isLate(one.call)) one.reject();
    startCount += 1;
    const [next] = [...waiting].toSorted(startCount % fairEvery === 0 ? byAge : byUrgency);
    if (!next) return;
    waiting.delete(next);
    running += 1;
    next.call.hasBegun = true;
    next.begin();
  }

  const isLate = ({ hasBegun, since, priority }: Call) => !hasBegun && now() - since > maxWaitMs[priority];

  return {
    enter,
    async run(work) {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}

const byAge = (one: Waiting, other: Waiting) => one.call.since - other.call.since;
const byUrgency = (one: Waiting, other: Waiting) =>
  priorities.indexOf(one.call.priority) - priorities.indexOf(other.call.priority) || byAge(one, other);
