import path from 'node:path';
import { waitForExit, quietEnvironment, root } from './programs/childProcess.ts';
import { spawn } from 'node:child_process';

// `npm run states`: compares the list of component states with the stories and reports differences. With
// `-- --write`, adds new states to the list.
const child = spawn(
  process.execPath,
  [path.join(root, '.storybook/states/main.ts'), ...process.argv.slice(2)],
  { cwd: root, env: { ...process.env, ...quietEnvironment }, stdio: 'inherit' },
);
process.exit(await waitForExit(child));
