import { spawn } from 'node:child_process';
import { bin, waitForExit, quietEnvironment, root } from './programs/childProcess.ts';
import { storybookPort } from './programs/ports.ts';

// `npm run storybook`: serves the component library on http://localhost:6006.
const child = spawn(
  bin('storybook'),
  [
    'dev',
    '--port',
    process.env.PORT ?? String(storybookPort),
    '--no-open',
    '--disable-telemetry',
    '--no-version-updates',
  ],
  {
    cwd: root,
    env: { ...process.env, ...quietEnvironment },
    stdio: 'inherit',
  },
);
process.exit(await waitForExit(child));
