// The store API as a program: `node apps/store-api/src/main.ts`. README.md lists what it takes from its environment.
import { createEnding, StartProblem } from '@luxe/host';
import { createLog, endOnStrayFault } from '@luxe/host/log';
import { ConfigError, readConfig } from './config.ts';
import { FolderTaken } from './db/lock.ts';
import { startProgram, type Program } from './program.ts';

try {
  const config = readConfig(process.env);
  endOnStrayFault(createLog(config.logLevel));
  const ending = createEnding({ drainMs: config.drainMs });
  let program: Program | undefined;
  // Nothing is in hand before the program listens: what a start writes is written whole or not at all.
  ending.onSignal(async () => program?.stop());
  program = await startProgram(config, ending);
} catch (error) {
  const isPlain =
    error instanceof ConfigError || error instanceof FolderTaken || error instanceof StartProblem;
  console.error(isPlain ? error.message : error);
  process.exit(1);
}
