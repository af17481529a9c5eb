// The store API as a program: `node apps/store-api/src/main.ts`. README.md lists what it takes from its environment.
import { ConfigError, readConfig } from './config.ts';
import { FolderTaken } from './db/lock.ts';
import { startProgram, type Program } from './program.ts';

let program: Program | undefined;
let isStopping = false;

async function stop() {
  if (isStopping) return;
  isStopping = true;
  // A second signal, or a connection that will not end, must not hold the process for ever.
  setTimeout(() => process.exit(1), 10_000).unref();
  await program?.stop();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());

try {
  program = await startProgram(readConfig(process.env));
} catch (error) {
  const isPlain = error instanceof ConfigError || error instanceof FolderTaken;
  console.error(isPlain ? error.message : error);
  process.exit(1);
}
