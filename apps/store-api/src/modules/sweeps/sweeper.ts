import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Disk } from '../../db/disk.ts';
import type { Log } from '@luxe/host/log';
import { sweep } from './sweep.ts';

const everyMs = 10 * 60_000;

/** Sweeps now and every ten minutes; it never holds the program up. */
export interface Sweeper {
  /** Resolves when the sweep in hand has stopped. */
  stop(): Promise<void>;
}

export function startSweeper(db: Database, clock: Clock, log: Log, disk?: Disk): Sweeper {
  let isStopped = false;
  let current = Promise.resolve();
  const once = () => {
    // Deleting writes; on a full disk it would make things worse.
    if (disk && disk.state() !== 'ok') return;
    current = current
      .then(() => sweep(db, clock.now(), () => isStopped))
      .then((rows) => void (rows > 0 && log.info(`Swept ${rows} rows that had had their use.`)))
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
