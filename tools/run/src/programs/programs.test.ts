import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { demoStore, startPrograms } from './programs.ts';

test('a stop request during the start ends the starting program and prevents the start of others', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'luxe-programs-'));
  const script = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  };
  const note = (name: string) => `require('node:fs').writeFileSync('${name}', '');`;
  script(
    demoStore,
    `process.on('SIGTERM', () => { ${note('ended')} process.exit(0); }); ${note('began')} setInterval(() => {}, 1e3);`,
  );
  script('apps/storefront/server/main.ts', note('shop'));
  const stopped = (async () => {
    await vi.waitFor(() => expect(existsSync(path.join(folder, 'began'))).toBe(true), 20_000);
  })();
  const ports = { shop: 5395, store: 5396, sandbox: undefined };
  const built = stopped.then(() => delay(50));
  await expect(startPrograms(ports, { DATA_DIR: folder }, built, folder, 'inherit', stopped)).rejects.toThrow(
    'Stopped before all programs were ready.',
  );
  expect(existsSync(path.join(folder, 'ended'))).toBe(true);
  await delay(200);
  expect(existsSync(path.join(folder, 'shop'))).toBe(false);
  rmSync(folder, { recursive: true });
});
