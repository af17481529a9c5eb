// The sandbox payment provider as a program: `node apps/sandbox-provider/src/main.ts`. README.md lists what it takes from its environment.
import { createEnding, StartProblem } from '@luxe/host';
import { createLog, endOnStrayFault } from '@luxe/host/log';
import { ConfigError, readConfig } from './config.ts';
import { startProgram } from './program.ts';

try {
  const config = readConfig(process.env);
  endOnStrayFault(createLog(config.logLevel));
  const ending = createEnding({ drainMs: 0 });
  const program = startProgram(config, ending);
  ending.onSignal(async () => (await program).stop());
  await program;
} catch (error) {
  console.error(error instanceof ConfigError || error instanceof StartProblem ? error.message : error);
  process.exit(1);
}
