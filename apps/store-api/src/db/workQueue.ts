import { AsyncLocalStorage } from 'node:async_hooks';
import { Refusal } from '../refusal.ts';

/**
 * What a call's work is for, most urgent first: what programs need of each other (health, what has
 * changed); what one shopper does (log in, bag, checkout, payment, account); what a page shows everyone;
 * searches, suggestions and reports.
 */
const priorities = ['program', 'shopper', 'page', 'search'] as const;
export type Priority = (typeof priorities)[number];

/**
 * Milliseconds after which a call that has not begun is refused. The storefront gives up a shopper's call
 * after 10 s and the reads of a page after 2.5 s: work that begins later is for no reader.
 */
const mostWaitMs: Readonly<Record<Priority, number>> = {
  program: Infinity,
  shopper: 8000,
  page: 4000,
  search: 2000,
};
/**
 * Every so many turns the work that has waited longest comes next, whatever its priority: none waits for
 * ever.
 */
const fairEvery = 4;
/** Seconds after which a refused call may come again. */
const retryAfter = 3;

interface Call {
  readonly priority: Priority;
  readonly since: number;
  /** Part of its work is done: it is not refused for waiting any more. */
  hasBegun: boolean;
}

interface Waiting {
  readonly call: Call;
  readonly begin: () => void;
  readonly refuse: () => void;
}

/** Lets so much work run at once; the rest waits, the most urgent and then the oldest call first. */
export interface WorkQueue {
  /**
   * Runs the work when it is its turn. Rejects with a 503 Refusal when it, or its call, has waited too
   * long.
   */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Resolves when the turn has come. The caller ends it with the function it gets. */
  enter(): Promise<() => void>;
}

export interface WorkQueueOptions {
  readonly atOnce: number;
  /** How long any one work waits, in milliseconds. Default: as long as it must, once its call has begun. */
  readonly giveUpMs?: number;
  /** Milliseconds; replaceable for tests. */
  readonly now?: () => number;
}

const calls = new AsyncLocalStorage<Call>();

/**
 * Runs the whole of a call: its work waits in every queue as this call's. Work outside of calls is as
 * urgent as a page.
 */
export const inCall = <T>(priority: Priority, run: () => T): T =>
  calls.run({ priority, since: performance.now(), hasBegun: false }, run);

export function createWorkQueue({
  atOnce,
  giveUpMs,
  now = () => performance.now(),
}: WorkQueueOptions): WorkQueue {
  const waiting = new Set<Waiting>();
  let running = 0;
  let turns = 0;
  let isDue = false;

  async function enter(): Promise<() => void> {
    const call = calls.getStore() ?? { priority: 'page', since: now(), hasBegun: true };
    await new Promise<void>((begin, reject) => {
      const one: Waiting = { call, begin, refuse: () => waiting.delete(one) && reject(busy()) };
      waiting.add(one);
      if (!isDue) beginNext();
      if (giveUpMs !== undefined && waiting.has(one)) setTimeout(one.refuse, giveUpMs).unref();
    });
    return leave;
  }

  function leave() {
    running -= 1;
    if (waiting.size === 0 || isDue) return;
    // What has arrived meanwhile is read first: it may be more urgent, and Node takes one new connection in
    // each turn of its loop.
    isDue = true;
    setImmediate(() => {
      isDue = false;
      while (running < atOnce && waiting.size > 0) beginNext();
    });
  }

  function beginNext() {
    if (running >= atOnce) return;
    for (const one of waiting) if (isLate(one.call)) one.refuse();
    turns += 1;
    const [next] = [...waiting].toSorted(turns % fairEvery === 0 ? byAge : byUrgency);
    if (!next) return;
    waiting.delete(next);
    running += 1;
    next.call.hasBegun = true;
    next.begin();
  }

  const isLate = ({ hasBegun, since, priority }: Call) => !hasBegun && now() - since > mostWaitMs[priority];

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

/** The call has waited too long for its turn. */
export const busy = () =>
  new Refusal(503, 'BUSY', 'The shop is very busy just now. Please try again in a moment.', retryAfter);

const byAge = (one: Waiting, other: Waiting) => one.call.since - other.call.since;
const byUrgency = (one: Waiting, other: Waiting) =>
  priorities.indexOf(one.call.priority) - priorities.indexOf(other.call.priority) || byAge(one, other);
