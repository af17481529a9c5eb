import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Disk } from '../../db/disk.ts';
import type { Log } from '@luxe/host/log';
import { sweepAbandonedFiles } from '../../uploads/abandoned.ts';
import { sweep } from './sweep.ts';

const everyMs = 10 * 60_000;

export interface Sweeper {
  /** Resolves when the sweep in hand has stopped. */
  stop(): Promise<void>;
}

export interface SweeperParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  /** Where files lie that customers send. */
  readonly uploadsDir: string;
  readonly disk?: Disk | undefined;
}

/** Sweeps now and every ten minutes; it never holds the program up. */
export function startSweeper({ db, clock, log, uploadsDir, disk }: SweeperParts): Sweeper {
  let isStopped = false;
  let current = Promise.resolve();
  const once = () => {
    // Deleting writes; on a full disk it would make things worse.
    if (disk && disk.state() !== 'ok') return;
    const isOver = () => isStopped;
    current = current
      .then(() => sweep(db, clock.now(), isOver))
      .then((rows) => void (rows > 0 && log.info(`Swept ${rows} rows that were due.`)))
      // After the rows: what they named goes in the same turn.
      .then(() => sweepAbandonedFiles(db, uploadsDir, clock.now(), isOver))
      .then((files) => void (files > 0 && log.info(`Swept ${files} files that nothing names.`)))
      .catch((error: unknown) => log.fault('The sweep', error));
  };
  once();
  const timer = setInterval(once, everyMs);
  timer.unref();
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await current;
    },
  };
}
