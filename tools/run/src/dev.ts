import { spawn } from 'node:child_process';
import { ended, quietEnvironment, root, say } from './ground.ts';
import { readPorts } from './ports.ts';

// `npm run dev`: the storefront's pages come from their sources through Vite; the store API starts again when a source of its changes.
const ports = readPorts(process.env);
const shared = {
  ...process.env,
  ...quietEnvironment,
  PUBLIC_ORIGIN: process.env.PUBLIC_ORIGIN ?? `http://localhost:${ports.shop}`,
};
const watch = (script: string, folder: string, more: NodeJS.ProcessEnv) =>
  spawn(process.execPath, [`--watch-path=${folder}`, '--watch-preserve-output', script], {
    cwd: root,
    env: { ...shared, ...more },
    stdio: 'inherit',
  });
const store = watch('apps/store-api/src/main.ts', 'apps/store-api/src', { PORT: String(ports.store) });
const shop = watch('apps/storefront/server/main.ts', 'apps/storefront/server', {
  LUXE_DEV: '1',
  PORT: String(ports.shop),
  STORE_API_ORIGIN: `http://127.0.0.1:${ports.store}`,
});
say(`Development: http://localhost:${ports.shop}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => [shop, store].forEach((child) => child.kill('SIGTERM')));
}
await Promise.all([ended(store), ended(shop)]);
