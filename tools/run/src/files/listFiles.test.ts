import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listChanged, listFiles } from './listFiles.ts';

let folder = '';
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'ignore' });
const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);

beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'files-')));
  git('init', '-q');
  git('config', 'user.email', 'test@shop.example');
  git('config', 'user.name', 'Test');
  write('.gitignore', 'ignored.ts\n');
  for (const file of ['one.ts', 'two.ts', 'gone.ts']) write(file, '');
  git('add', '--all');
  git('commit', '-q', '--no-verify', '-m', 'start');
  rmSync(path.join(folder, 'gone.ts'));
  for (const file of ['new.ts', 'ignored.ts']) write(file, '');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('listFiles lists files before they are staged, but neither ignored nor deleted files', () => {
  expect(listFiles(folder)).toEqual(['.gitignore', 'new.ts', 'one.ts', 'two.ts']);
});

it('listChanged lists changed and new files, or only those that are staged', () => {
  write('one.ts', 'changed');
  write('two.ts', 'changed');
  git('add', 'two.ts');
  expect(listChanged(folder)).toEqual(['new.ts', 'one.ts', 'two.ts']);
  expect(listChanged(folder, { staged: true })).toEqual(['two.ts']);
});

it('listFiles omits another repository inside the work tree', () => {
  git('init', '-q', 'another');
  write('another/inside.ts', '');
  expect(listFiles(folder).filter((file) => file.startsWith('another'))).toEqual([]);
});
