import path from 'node:path';
import { waitForExit, quietEnvironment, root } from './programs/childProcess.ts';
import { spawn } from 'node:child_process';

// `npm run states`: reports stories that name no state, and needed states that no story shows.
const child = spawn(process.execPath, [path.join(root, '.storybook/states/main.ts')], {
  cwd: root,
  env: { ...process.env, ...quietEnvironment },
  stdio: 'inherit',
});
process.exit(await waitForExit(child));
