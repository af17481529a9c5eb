import { databaseProblem } from '@luxe/host';
import type { OpenDatabase } from './database.ts';
import { openFolder } from './embedded.ts';
import { openServer } from './server.ts';

interface DatabaseConfig {
  /** URL of a PostgreSQL server. If undefined, PGlite runs in the data folder. */
  readonly databaseUrl: string | undefined;
  readonly databaseConnections: number;
  readonly dataDir: string;
}

/**
 * Opens the configured database: a PostgreSQL server, or PGlite in the data folder. Rejects with a
 * StartupError for a known failure of the server.
 */
export async function openDatabase({
  databaseUrl,
  databaseConnections,
  dataDir,
}: DatabaseConfig): Promise<OpenDatabase> {
  if (!databaseUrl) return openFolder(dataDir);
  return openServer(databaseUrl, { connections: databaseConnections }).catch((error: unknown) => {
    throw databaseProblem(error, databaseUrl);
  });
}
