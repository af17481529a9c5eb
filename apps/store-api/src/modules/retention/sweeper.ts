import type { Clock } from '@luxe/host';
import type { Database } from '../../db/database.ts';
import type { Disk } from '../../db/disk.ts';
import type { Log } from '@luxe/host/log';
import { sweepAbandonedFiles } from '../../uploads/abandoned.ts';
import { sweep } from './sweep.ts';

const everyMs = 10 * 60_000;

export interface Sweeper {
  /** Resolves when the current sweep has stopped. */
  stop(): Promise<void>;
}

export interface SweeperParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  /** Directory of the files that customers upload. */
  readonly uploadsDir: string;
  readonly disk?: Disk | undefined;
}

/** Sweeps now and every ten minutes, without keeping the process alive. */
export function startSweeper({ db, clock, log, uploadsDir, disk }: SweeperParts): Sweeper {
  let isStopped = false;
  let current = Promise.resolve();
  const once = () => {
    // While the disk is full, nothing is swept, because a deletion also writes to the disk.
    if (disk && disk.state() !== 'ok') return;
    const isOver = () => isStopped;
    current = current
      .then(() => sweep(db, clock.now(), isOver))
      .then((rows) => void (rows > 0 && log.info(`Swept ${rows} rows that were due.`)))
      // The files are swept after the rows, so that files of deleted rows are deleted in the same run.
      .then(() => sweepAbandonedFiles(db, uploadsDir, clock.now(), isOver))
      .then((files) => void (files > 0 && log.info(`Swept ${files} unreferenced files.`)))
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
