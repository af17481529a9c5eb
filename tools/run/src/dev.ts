import { spawn } from 'node:child_process';
import { waitForExit, quietEnvironment, root, print } from './programs/childProcess.ts';
import { isDemo, readPorts } from './programs/ports.ts';
import { demoStore, paymentEnvironment, sandboxEnvironment } from './programs/programs.ts';
import { sourceFolders, storefrontServerFolders } from './programs/sourceFolders.ts';

// `npm run dev`: Vite serves the pages of the storefront from their sources. The other programs, and the
// server of the storefront, restart when a source that they load changes.
const ports = readPorts(process.env);
const shared = {
  ...process.env,
  ...quietEnvironment,
  PUBLIC_ORIGIN: process.env.PUBLIC_ORIGIN ?? `http://localhost:${ports.shop}`,
};
const payment = paymentEnvironment(ports, shared.PUBLIC_ORIGIN);
const watch = (script: string, folders: readonly string[], more: NodeJS.ProcessEnv) =>
  spawn(
    process.execPath,
    [...folders.map((folder) => `--watch-path=${folder}`), '--watch-preserve-output', script],
    { cwd: root, env: { ...shared, ...more }, stdio: 'inherit' },
  );
// The store applies new migrations when it starts.
const storeFolders = [...sourceFolders(root, 'tools/catalogue'), 'apps/store-api/migrations'];
const store = watch(demoStore, storeFolders, { ...payment, PORT: String(ports.store) });
const shop = watch('apps/storefront/server/main.ts', storefrontServerFolders, {
  LUXE_DEV: '1',
  ...payment,
  PORT: String(ports.shop),
  STORE_API_ORIGIN: `http://127.0.0.1:${ports.store}`,
});
const sandbox = isDemo(shared.PUBLIC_ORIGIN)
  ? [
      watch(
        'apps/sandbox-provider/src/main.ts',
        sourceFolders(root, 'apps/sandbox-provider'),
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
