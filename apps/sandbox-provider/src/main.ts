// Runs the sandbox payment provider: `node apps/sandbox-provider/src/main.ts`. README.md lists its
// environment variables.
import { createGracefulShutdown, exitOnFailedStart } from '@luxe/host';
import { createLog, exitOnUncaughtError } from '@luxe/host/log';
import { readConfig } from './config.ts';
import { startProgram } from './program.ts';

try {
  const config = readConfig(process.env);
  exitOnUncaughtError(createLog(config.logLevel));
  const shutdown = createGracefulShutdown({ drainMs: 0 });
  const program = startProgram(config, shutdown);
  shutdown.onSignal(async () => (await program).stop());
  await program;
} catch (error) {
  exitOnFailedStart(error);
}
