// The store API as a program: `node apps/store-api/src/main.ts`. README.md lists what it takes from its environment.
import { createEnding } from '@luxe/host';
import { createLog, endOnStrayFault } from '@luxe/host/log';
import { ConfigError, readConfig } from './config.ts';
import { FolderTaken } from './db/lock.ts';
import { startProgram } from './program.ts';

try {
  const config = readConfig(process.env);
  endOnStrayFault(createLog(config.logLevel));
  const ending = createEnding({ drainMs: config.drainMs });
  const program = startProgram(config, ending);
  ending.onSignal(async () => (await program).stop());
  await program;
} catch (error) {
  const isPlain = error instanceof ConfigError || error instanceof FolderTaken;
  console.error(isPlain ? error.message : error);
  process.exit(1);
}
