import { spawn } from 'node:child_process';
import { bin, waitForExit, quietEnvironment, root, print } from './programs/childProcess.ts';

// `npm run chromatic`: publishes the stories to Chromatic. Without a project token, nothing leaves this
// machine.
if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  print(
    'Nothing is published: CHROMATIC_PROJECT_TOKEN is not set. npm run pictures compares the same stories on this machine.',
  );
  process.exit(0);
}
const child = spawn(bin('chromatic'), ['--build-script-name', 'build-storybook', ...process.argv.slice(2)], {
  cwd: root,
  env: { ...process.env, ...quietEnvironment },
  stdio: 'inherit',
});
process.exit(await waitForExit(child));
