import path from 'node:path';
import { ended, quietEnvironment, root } from './ground.ts';
import { spawn } from 'node:child_process';

// `npm run states`: what is missing between the list of states and the stories; `-- --write` enters what is new.
const child = spawn(
  process.execPath,
  [path.join(root, '.storybook/states/main.ts'), ...process.argv.slice(2)],
  { cwd: root, env: { ...process.env, ...quietEnvironment }, stdio: 'inherit' },
);
process.exit(await ended(child));
