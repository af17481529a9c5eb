import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keptSecrets } from './keptSecrets.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'luxe-secrets-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const names = { variables: { shop: 'SHOP', key: 'KEY' }, fixed: { shop: 'luxe' } } as const;
const read = () => JSON.parse(readFileSync(path.join(folder, 'secrets.json'), 'utf8')) as object;

it('makes what is missing once, for its owner alone, beside what others have put there', () => {
  writeFileSync(path.join(folder, 'secrets.json'), '{"other":"theirs"}', { mode: 0o600 });
  const made = keptSecrets(folder, names);
  expect(made).toEqual({ shop: 'luxe', key: expect.stringMatching(/^[\w-]{32}$/) });
  expect(keptSecrets(folder, names)).toEqual(made);
  expect(read()).toEqual({ other: 'theirs', ...made });
  expect(statSync(path.join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
});

it('takes the environment before what is kept', () =>
  expect(keptSecrets(folder, names, { KEY: 'given' })).toEqual({ shop: 'luxe', key: 'given' }));

it('gives programs that start at once the same', async () => {
  const script = `import { keptSecrets } from ${JSON.stringify(path.join(import.meta.dirname, 'keptSecrets.ts'))};
    process.stdout.write(JSON.stringify(keptSecrets(process.argv[1], ${JSON.stringify(names)})));`;
  const start = () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', script, folder]);
  const told = await Promise.all([start(), start(), start(), start()]);
  expect(new Set(told.map(({ stdout }) => stdout)).size).toBe(1);
  expect(read()).toEqual(JSON.parse(told[0].stdout));
});
