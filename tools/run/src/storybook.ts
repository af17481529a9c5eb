import { spawn } from 'node:child_process';
import { bin, ended, quietEnvironment, root } from './ground.ts';

// `npm run storybook`: the component library on http://localhost:6006.
const child = spawn(
  bin('storybook'),
  ['dev', '--port', process.env.PORT ?? '6006', '--no-open', '--disable-telemetry', '--no-version-updates'],
  {
    cwd: root,
    env: { ...process.env, ...quietEnvironment },
    stdio: 'inherit',
  },
);
process.exit(await ended(child));
