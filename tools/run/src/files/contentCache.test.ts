import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openContentCache, withoutCache } from './contentCache.ts';

let folder = '';
let location = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cache-'));
  location = path.join(folder, 'deep/cache.json');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

it('returns the result of a file for the same content only', () => {
  const first = openContentCache<string[]>(location, 'one');
  first.set('a.ts', 'text', ['word']);
  first.save({ isComplete: true });
  const next = openContentCache<string[]>(location, 'one');
  expect(next.get('a.ts', 'text')).toEqual(['word']);
  expect(next.get('a.ts', 'another text')).toBeUndefined();
  expect(next.get('b.ts', 'text')).toBeUndefined();
});

it('drops results of other settings, and a file that it cannot read', () => {
  const first = openContentCache<string[]>(location, 'one');
  first.set('a.ts', 'text', []);
  first.save({ isComplete: true });
  expect(openContentCache(location, 'two').get('a.ts', 'text')).toBeUndefined();
  writeFileSync(location, '{"identity":"one","results');
  expect(openContentCache(location, 'one').get('a.ts', 'text')).toBeUndefined();
});

it('returns no result in a run that must check everything', () => {
  const first = openContentCache<string[]>(location, 'one');
  first.set('a.ts', 'text', []);
  first.save({ isComplete: true });
  vi.stubEnv(withoutCache, '1');
  expect(openContentCache(location, 'one').get('a.ts', 'text')).toBeUndefined();
  vi.stubEnv(withoutCache, undefined);
  expect(openContentCache(location, 'one').get('a.ts', 'text')).toEqual([]);
});

it('drops unused results after a complete run, but not after a run of a few files', () => {
  const first = openContentCache<string[]>(location, 'one');
  first.set('a.ts', 'text', []);
  first.save({ isComplete: true });
  openContentCache(location, 'one').save({ isComplete: false });
  expect(openContentCache(location, 'one').get('a.ts', 'text')).toEqual([]);
  openContentCache(location, 'one').save({ isComplete: true });
  expect(JSON.parse(readFileSync(location, 'utf8'))).toEqual({ identity: 'one', results: {} });
});
