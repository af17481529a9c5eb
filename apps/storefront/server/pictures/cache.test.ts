import { mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createPictureCache } from './cache.ts';

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'luxe-cache-'));

it('the cache stays below its maximum size by evicting the least recently used file', async () => {
  const folder = newFolder();
  const cache = createPictureCache(folder, 250);
  await cache.put('a', Buffer.alloc(100));
  await cache.put('b', Buffer.alloc(100));
  await cache.get('a');
  await cache.put('c', Buffer.alloc(100));
  expect(readdirSync(folder).sort()).toEqual(['a', 'c']);
  expect(await cache.get('b')).toBeUndefined();
});

it('processes that share a folder stay below one size limit, and all their reads count as use', async () => {
  const folder = newFolder();
  const [one, other] = [createPictureCache(folder, 250), createPictureCache(folder, 250)];
  await one.put('a', Buffer.alloc(100));
  await one.put('b', Buffer.alloc(100));
  await other.get('a');
  await one.put('c', Buffer.alloc(100));
  expect(readdirSync(folder).sort()).toEqual(['a', 'c']);
  expect(await other.get('c')).toHaveLength(100);
});

it('rejects writes when the folder cannot be created, and resolves reads to undefined', async () => {
  const file = path.join(newFolder(), 'file');
  writeFileSync(file, '');
  const cache = createPictureCache(path.join(file, 'img'), 1000);
  expect(await cache.get('a')).toBeUndefined();
  await expect(cache.put('a', Buffer.from('bytes'))).rejects.toThrow('ENOTDIR');
});

it('reads files that an earlier process cached', async () => {
  const folder = newFolder();
  await createPictureCache(folder, 1000).put('a', Buffer.from('bytes'));
  expect(String(await createPictureCache(folder, 1000).get('a'))).toBe('bytes');
});

it('ignores a file that a power cut left empty', async () => {
  const folder = newFolder();
  writeFileSync(path.join(folder, 'a'), '');
  expect(await createPictureCache(folder, 1000).get('a')).toBeUndefined();
});

it('removes temporary files of a dead process, but not those that are being written', async () => {
  const folder = newFolder();
  for (const name of ['old.1.1.tmp', 'new.2.1.tmp']) writeFileSync(path.join(folder, name), 'half');
  const hourAgo = Date.now() / 1000 - 3600;
  utimesSync(path.join(folder, 'old.1.1.tmp'), hourAgo, hourAgo);
  await createPictureCache(folder, 1).put('a', Buffer.from('bytes'));
  expect(readdirSync(folder)).toEqual(['new.2.1.tmp']);
});

it('removes the temporary file of a failed write', async () => {
  const folder = newFolder();
  const cache = createPictureCache(folder, 1000);
  // Creates a folder at the path of the file. A file cannot replace a folder, so the last step of the write
  // fails.
  await createPictureCache(path.join(folder, 'a'), 1000).put('b', Buffer.from('bytes'));
  await expect(cache.put('a', Buffer.from('bytes'))).rejects.toThrow();
  expect(readdirSync(folder)).toEqual(['a']);
});
