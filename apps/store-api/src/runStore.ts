import { createGracefulShutdown, exitOnFailedStart } from '@luxe/host';
import { createLog, exitOnUncaughtError } from '@luxe/host/log';
import { readConfig } from './config.ts';
import { startProgram, type Program, type ProgramOptions } from './program.ts';

/** Runs the store API until a signal stops it. Exits with a readable message if it cannot start. */
export async function runStore(
  env: NodeJS.ProcessEnv,
  { prepare }: Pick<ProgramOptions, 'prepare'> = {},
): Promise<void> {
  try {
    const config = readConfig(env);
    exitOnUncaughtError(createLog(config.logLevel));
    const shutdown = createGracefulShutdown({ drainMs: config.drainMs });
    let program: Program | undefined;
    // A signal during the start stops nothing, because `program` is not set yet. This is safe: no requests
    // are open, and each write during the start is atomic.
    shutdown.onSignal(async () => program?.stop());
    program = await startProgram(config, { shutdown, ...(prepare && { prepare }) });
  } catch (error) {
    exitOnFailedStart(error);
  }
}
