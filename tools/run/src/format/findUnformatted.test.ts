import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { clearConfigCache } from 'prettier';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findUnformatted } from './findUnformatted.ts';

let folder = '';
const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
const find = (...files: string[]) =>
  findUnformatted(folder, files, { cacheFile: path.join(folder, 'cache.json'), isComplete: true });

beforeEach(async () => {
  await clearConfigCache();
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'format-')));
  write('.prettierrc.json', '{ "singleQuote": true }');
  write('.prettierignore', 'ignored.ts\n');
  write('right.ts', "export const bag = 'one';\n");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('reports a file with another format and a file that cannot be parsed', async () => {
  write('wrong.ts', 'export const bag = "one"\n');
  write('broken.ts', 'export const = ;\n');
  const problems = await find('right.ts', 'wrong.ts', 'broken.ts');
  expect(problems).toEqual(['wrong.ts', expect.stringMatching(/^broken\.ts: .+/)]);
});

it('skips ignored files and files that Prettier does not know', async () => {
  write('ignored.ts', 'export const bag = "one"\n');
  write('notes.txt', 'No  format.');
  expect(await find('ignored.ts', 'notes.txt')).toEqual([]);
});

it('checks a file again after a change of the file or of the settings', async () => {
  expect(await find('right.ts')).toEqual([]);
  expect(await find('right.ts')).toEqual([]);
  write('.prettierrc.json', '{ "singleQuote": false }');
  await clearConfigCache();
  expect(await find('right.ts')).toEqual(['right.ts']);
  write('right.ts', 'export const bag = "one";\n');
  expect(await find('right.ts')).toEqual([]);
});
