import type { Clock } from '@luxe/host';
import { sql } from 'drizzle-orm';
import { rowsOf, type Database } from '../../db/database.ts';
import { runWithPriority } from '../../db/workQueue.ts';
import type { Log } from '@luxe/host/log';

interface Job {
  readonly id: number;
  readonly kind: string;
  readonly payload: Record<string, string>;
}

/**
 * Runs jobs of one kind. It receives the transaction that took the job, so that its writes are committed or
 * rolled back together with the job.
 */
export type JobHandler = (tx: Database, job: Job, now: Date) => Promise<void>;

export interface Worker {
  /** Polls every second while `mayWrite` returns true. Requests of shoppers go before jobs. */
  start(mayWrite?: () => boolean): void;
  /** Runs all due jobs; resolves to the number of attempts. */
  runDueJobs(): Promise<number>;
  /** Stops polling and waits for the current job. */
  stop(): Promise<void>;
}

/**
 * Longest wait between two attempts at the same job, in seconds. The worker retries a job until it succeeds,
 * because no other process retries jobs.
 */
const maxBackoffSeconds = 60 * 60;

/**
 * Takes jobs one by one with `FOR UPDATE SKIP LOCKED`, so that replicas do not wait for each other. Retries
 * a failed job with growing backoff.
 */
export function createWorker(
  db: Database,
  clock: Clock,
  log: Log,
  handlers: Readonly<Record<string, JobHandler>>,
): Worker {
  let timer: NodeJS.Timeout | undefined;
  let current: Promise<unknown> = Promise.resolve();
  let isStopped = false;

  /**
   * Takes and runs one job. Returns false when no job is due, when taking a job fails, or when the worker is
   * stopping.
   */
  async function runNextJob(): Promise<boolean> {
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
          run_at = ${now.toISOString()}::timestamptz + make_interval(secs => least(power(2, least(attempts, 20)) * 5, ${maxBackoffSeconds})) where id = ${taken.id}`,
      );
      return true;
    }
  }

  async function runDueJobs() {
    let done = 0;
    while (await runNextJob()) done += 1;
    return done;
  }

  return {
    runDueJobs,
    start(mayWrite = () => true) {
      timer = setInterval(() => {
        if (!mayWrite()) return;
        current = current
          .then(() => runWithPriority('background', runDueJobs))
          .catch((error: unknown) => log.fault('The job queue', error));
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
