import { spawn } from 'node:child_process';
import { waitForExit, quietEnvironment, root, print } from './programs/childProcess.ts';
import { isDemo, readPorts } from './programs/ports.ts';
import { demoStore, paymentEnvironment, sandboxEnvironment } from './programs/programs.ts';

// `npm run dev`: Vite serves the pages of the storefront from their sources. The other programs restart when
// their sources change.
const ports = readPorts(process.env);
const shared = {
  ...process.env,
  ...quietEnvironment,
  PUBLIC_ORIGIN: process.env.PUBLIC_ORIGIN ?? `http://localhost:${ports.shop}`,
};
const payment = paymentEnvironment(ports, shared.PUBLIC_ORIGIN);
const watch = (script: string, folder: string, more: NodeJS.ProcessEnv) =>
  spawn(process.execPath, [`--watch-path=${folder}`, '--watch-preserve-output', script], {
    cwd: root,
    env: { ...shared, ...more },
    stdio: 'inherit',
  });
const store = watch(demoStore, 'apps/store-api/src', {
  ...payment,
  PORT: String(ports.store),
});
const shop = watch('apps/storefront/server/main.ts', 'apps/storefront/server', {
  LUXE_DEV: '1',
  ...payment,
  PORT: String(ports.shop),
  STORE_API_ORIGIN: `http://127.0.0.1:${ports.store}`,
});
const sandbox = isDemo(shared.PUBLIC_ORIGIN)
  ? [
      watch(
        'apps/sandbox-provider/src/main.ts',
        'apps/sandbox-provider/src',
        sandboxEnvironment(ports, shared.PUBLIC_ORIGIN),
      ),
    ]
  : [];
const children = [shop, ...sandbox, store];
print(`Development: http://localhost:${ports.shop}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => children.forEach((child) => child.kill('SIGTERM')));
}
await Promise.all(children.map(waitForExit));
