import type { Config } from '../config.ts';
import type { OpenDatabase } from './database.ts';
import { openFolder } from './embedded.ts';
import { openServer } from './server.ts';

/** Opens the configured database: a PostgreSQL server, or PGlite in the data folder. */
export function openDatabase({
  databaseUrl,
  databaseConnections,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'databaseConnections' | 'dataDir'>): Promise<OpenDatabase> {
  return databaseUrl ? openServer(databaseUrl, { connections: databaseConnections }) : openFolder(dataDir);
}
