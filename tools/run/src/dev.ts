import { spawn } from 'node:child_process';
import { bin, ended, root, say } from './ground.ts';
import { readPorts } from './ports.ts';
import { quietEnvironment } from './ground.ts';

// `npm run dev`: both programs, restarted when a source changes.
const ports = readPorts(process.env);
const env = { ...process.env, ...quietEnvironment };
const watch = (script: string, more: NodeJS.ProcessEnv) =>
  spawn(process.execPath, ['--watch', '--watch-preserve-output', script], {
    cwd: root,
    env: { ...env, ...more },
    stdio: 'inherit',
  });
const build = spawn(bin('vite'), ['--version'], { cwd: root, stdio: 'ignore' });
await ended(build);
const store = watch('apps/store-api/src/main.ts', { PORT: String(ports.store) });
const shop = watch('apps/storefront/server/main.ts', {
  PORT: String(ports.shop),
  STORE_API_ORIGIN: `http://127.0.0.1:${ports.store}`,
  LUXE_DEV: '1',
});
say(`Development: http://localhost:${ports.shop}`);
process.on('SIGINT', () => [shop, store].forEach((child) => child.kill('SIGINT')));
await Promise.all([ended(store), ended(shop)]);
