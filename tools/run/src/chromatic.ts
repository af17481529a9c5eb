import { spawn } from 'node:child_process';
import { bin, ended, quietEnvironment, root, say } from './ground.ts';

// `npm run chromatic`: publishes the same stories to Chromatic, where a project token is set. Without one there is nothing to publish to,
// and nothing leaves this machine.
if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  say(
    'Nothing is published: CHROMATIC_PROJECT_TOKEN is not set. npm run pictures compares the same stories on this machine.',
  );
  process.exit(0);
}
const child = spawn(bin('chromatic'), ['--build-script-name', 'build-storybook', ...process.argv.slice(2)], {
  cwd: root,
  env: { ...process.env, ...quietEnvironment },
  stdio: 'inherit',
});
process.exit(await ended(child));
