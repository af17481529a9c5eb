// Runs the new migrations of the database and ends: `node apps/store-api/src/migrateDatabase.ts`. It reads
// the environment of the store API, so it also reports a missing variable before a process is restarted.
import { databaseProblem, exitOnFailedStart } from '@luxe/host';
import { createLog } from '@luxe/host/log';
import { readConfig } from './config.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';

try {
  const config = readConfig(process.env);
  const { db, close } = await openDatabase(config).catch((error: unknown) => {
    throw config.databaseUrl ? databaseProblem(error, config.databaseUrl) : error;
  });
  try {
    const applied = await migrate(db);
    createLog(config.logLevel).info(`Tables are up to date (${applied.length} new migrations).`);
  } finally {
    await close();
  }
} catch (error) {
  exitOnFailedStart(error);
}
