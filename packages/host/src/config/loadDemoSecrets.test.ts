import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadDemoSecrets } from './loadDemoSecrets.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'luxe-secrets-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const names = { variables: { shop: 'SHOP', key: 'KEY' }, fixed: { shop: 'luxe' } } as const;
const read = () => JSON.parse(readFileSync(path.join(folder, 'secrets.json'), 'utf8')) as object;

it('creates missing secrets once, readable only by the owner, and preserves those of other programs', () => {
  writeFileSync(path.join(folder, 'secrets.json'), '{"other":"theirs"}', { mode: 0o600 });
  const made = loadDemoSecrets(folder, names);
  expect(made).toEqual({ shop: 'luxe', key: expect.stringMatching(/^[\w-]{32}$/) });
  expect(loadDemoSecrets(folder, names)).toEqual(made);
  expect(read()).toEqual({ other: 'theirs', ...made });
  expect(statSync(path.join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
});

it('a secret from the environment takes precedence over the stored secret', () =>
  expect(loadDemoSecrets(folder, names, { KEY: 'given' })).toEqual({ shop: 'luxe', key: 'given' }));

it('programs that start at the same time get the same secrets', async () => {
  const script = `import { loadDemoSecrets } from ${JSON.stringify(path.join(import.meta.dirname, 'loadDemoSecrets.ts'))};
    process.stdout.write(JSON.stringify(loadDemoSecrets(process.argv[1], ${JSON.stringify(names)})));`;
  const start = () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', script, folder]);
  const results = await Promise.all([start(), start(), start(), start()]);
  expect(new Set(results.map(({ stdout }) => stdout)).size).toBe(1);
  expect(read()).toEqual(JSON.parse(results[0].stdout));
});
