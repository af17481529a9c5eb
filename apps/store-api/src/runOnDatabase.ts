import { exitOnFailedStart } from '@luxe/host';
import { createLog, type Log } from '@luxe/host/log';
import { readConfig, type Config } from './config.ts';
import type { Database } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';

/**
 * Opens the database of the environment, runs its new migrations and the task, and closes the database. Exits
 * with a readable message if the task throws a StartupError.
 */
export async function runOnDatabase(
  env: NodeJS.ProcessEnv,
  task: (db: Database, log: Log, config: Config) => Promise<void> = async () => {},
): Promise<void> {
  try {
    const config = readConfig(env);
    const log = createLog(config.logLevel);
    const { db, close } = await openDatabase(config);
    try {
      const applied = await migrate(db);
      log.info(`Tables are up to date (${applied.length} new migrations).`);
      await task(db, log, config);
    } finally {
      await close();
    }
  } catch (error) {
    exitOnFailedStart(error);
  }
}
