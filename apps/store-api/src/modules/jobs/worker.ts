import { sql } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import { rowsOf, type Database } from '../../db/database.ts';
import type { Log } from '@luxe/host/log';

interface Job {
  readonly id: number;
  readonly kind: string;
  readonly payload: Record<string, string>;
}

/** Does one kind of job, in the transaction that takes it: what it writes stands or falls with the job. */
export type JobHandler = (tx: Database, job: Job, now: Date) => Promise<void>;

export interface Worker {
  /** Begins to look every second, while it may write. */
  start(mayWrite?: () => boolean): void;
  /** Does everything that is due; answers how many were done. */
  drain(): Promise<number>;
  /** Stops looking and waits for the job in hand. */
  stop(): Promise<void>;
}

/** Seconds between two attempts at most. A job is tried until it is done: nothing else would look at it again. */
const longestWait = 60 * 60;

/** Takes jobs one by one (FOR UPDATE SKIP LOCKED: replicas do not wait for each other). One that fails is tried again, ever later. */
export function createWorker(
  db: Database,
  clock: Clock,
  log: Log,
  handlers: Readonly<Record<string, JobHandler>>,
): Worker {
  let timer: NodeJS.Timeout | undefined;
  let current: Promise<unknown> = Promise.resolve();
  let isStopped = false;

  /** Takes and does one; false when nothing is due, or when this worker is to stop. */
  async function takeOne(): Promise<boolean> {
    if (isStopped) return false;
    const now = clock.now();
    let taken: Job | undefined;
    try {
      return await db.transaction(async (tx) => {
        [taken] = await rowsOf<Job>(
          tx,
          sql`select id::int as id, kind, payload from job
            where done_at is null and run_at <= ${now.toISOString()}::timestamptz
            order by run_at, id limit 1 for update skip locked`,
        );
        if (!taken) return false;
        await handlers[taken.kind]?.(tx, taken, now);
        await tx.execute(
          sql`update job set done_at = ${now.toISOString()}::timestamptz, attempts = attempts + 1 where id = ${taken.id}`,
        );
        return true;
      });
    } catch (error) {
      log.fault(`The job ${taken?.kind ?? 'queue'}`, error);
      if (!taken) return false;
      await db.execute(
        sql`update job set attempts = attempts + 1,
          run_at = ${now.toISOString()}::timestamptz + make_interval(secs => least(power(2, least(attempts, 20)) * 5, ${longestWait})) where id = ${taken.id}`,
      );
      return true;
    }
  }

  async function drain() {
    let done = 0;
    while (await takeOne()) done += 1;
    return done;
  }

  return {
    drain,
    start(mayWrite = () => true) {
      timer = setInterval(() => {
        if (!mayWrite()) return;
        current = current.then(drain).catch((error: unknown) => log.fault('The job queue', error));
      }, 1000);
      timer.unref();
    },
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await current;
    },
  };
}
