// The store API as a program: `node apps/store-api/src/main.ts`. README.md lists its environment variables.
import { createGracefulShutdown, exitOnFailedStart } from '@luxe/host';
import { createLog, exitOnUncaughtError } from '@luxe/host/log';
import { readConfig } from './config.ts';
import { startProgram, type Program } from './program.ts';

try {
  const config = readConfig(process.env);
  exitOnUncaughtError(createLog(config.logLevel));
  const shutdown = createGracefulShutdown({ drainMs: config.drainMs });
  let program: Program | undefined;
  // A signal during the start stops nothing, because `program` is not set yet. This is safe: no requests are
  // open, and each write during the start is atomic.
  shutdown.onSignal(async () => program?.stop());
  program = await startProgram(config, shutdown);
} catch (error) {
  exitOnFailedStart(error);
}
