import { spawn } from 'node:child_process';
import path from 'node:path';
import { quietEnvironment, root, waitForExit } from './programs/childProcess.ts';

// `npm run import -- catalogue.csv`: imports a retailer's catalogue. Paths are relative to the folder in
// which the command was entered. The import draws its progress on the terminal itself.
const child = spawn(
  process.execPath,
  [path.join(root, 'apps/store-api/src/import/main.ts'), ...process.argv.slice(2)],
  {
    cwd: process.env.INIT_CWD ?? process.cwd(),
    env: { ...process.env, ...quietEnvironment },
    stdio: 'inherit',
  },
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
process.exit(await waitForExit(child));
