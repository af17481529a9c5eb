import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { openCheckMemory } from './checkMemory.ts';
import type { Check } from './checks.ts';

const openedAt = 1_790_000_000_000;
const check: Check = {
  name: 'dead code',
  command: 'node',
  args: ['check.ts'],
  fix: '',
  isInput: (file) => file.endsWith('.ts'),
};

let folder = '';
let files: string[] = [];
/** Writes a file of the work tree. By default, its last change is older than the memory. */
const write = (file: string, text: string, changedAt = openedAt - 1000) => {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
  utimesSync(target, changedAt / 1000, changedAt / 1000);
  files = [...new Set([...files, file])].sort();
};
const open = () =>
  openCheckMemory({ folder, cacheFolder: path.join(folder, 'cache'), list: () => [...files], openedAt });

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'memory-'));
  files = [];
  write('a.ts', 'one');
  write('notes.md', 'one');
  write('package-lock.json', '{}');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('a check has passed only after it was recorded', () => {
  expect(open().hasPassed(check)).toBe(false);
  open().recordPass(check);
  expect(open().hasPassed(check)).toBe(true);
});

test.each([
  ['an input changes', () => write('a.ts', 'two'), false],
  ['an input is added', () => write('b.ts', 'one'), false],
  ['the packages change', () => write('package-lock.json', '{ }'), false],
  ['a file changes that is no input', () => write('notes.md', 'two'), true],
])('when %s, the pass of a check counts: %s', (_, change, counts) => {
  open().recordPass(check);
  change();
  expect(open().hasPassed(check)).toBe(counts);
});

it('an input that returns to its earlier content is recognised', () => {
  open().recordPass(check);
  write('a.ts', 'two');
  open().recordPass(check);
  write('a.ts', 'one');
  expect(open().hasPassed(check)).toBe(true);
});

it('other arguments of a check are another check', () => {
  open().recordPass(check);
  expect(open().hasPassed({ ...check, args: ['other.ts'] })).toBe(false);
});

it('records nothing when an input changes while the check runs', () => {
  const memory = open();
  write('a.ts', 'two', openedAt + 1000);
  memory.recordPass(check);
  expect(open().hasPassed(check)).toBe(false);
});

it('records nothing when the content of an input changes, but not its time', () => {
  const memory = open();
  expect(memory.hasPassed(check)).toBe(false);
  write('a.ts', 'two');
  memory.recordPass(check);
  expect(open().hasPassed(check)).toBe(false);
});

it('records nothing when a file is added while the check runs', () => {
  const memory = open();
  write('b.ts', 'one');
  memory.recordPass(check);
  expect(open().hasPassed(check)).toBe(false);
});

it('a check without a list of inputs always runs', () => {
  const always: Check = { name: 'licences', command: 'node', args: [], fix: '' };
  open().recordPass(always);
  expect(open().hasPassed(always)).toBe(false);
});
