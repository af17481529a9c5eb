import { mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createPictureCache } from './cache.ts';

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'luxe-cache-'));

it('stays below its size; what was not asked for longest goes first', async () => {
  const folder = newFolder();
  const cache = createPictureCache(folder, 250);
  await cache.put('a', Buffer.alloc(100));
  await cache.put('b', Buffer.alloc(100));
  await cache.get('a');
  await cache.put('c', Buffer.alloc(100));
  expect(readdirSync(folder).sort()).toEqual(['a', 'c']);
  expect(await cache.get('b')).toBeUndefined();
});

it('stays below its size in all processes together, whoever asked', async () => {
  const folder = newFolder();
  const [one, other] = [createPictureCache(folder, 250), createPictureCache(folder, 250)];
  await one.put('a', Buffer.alloc(100));
  await one.put('b', Buffer.alloc(100));
  await other.get('a');
  await one.put('c', Buffer.alloc(100));
  expect(readdirSync(folder).sort()).toEqual(['a', 'c']);
  expect(await other.get('c')).toHaveLength(100);
});

it('without a folder to write to keeps nothing, and ends nothing', async () => {
  const file = path.join(newFolder(), 'file');
  writeFileSync(file, '');
  const cache = createPictureCache(path.join(file, 'img'), 1000);
  expect(await cache.get('a')).toBeUndefined();
  await expect(cache.put('a', Buffer.from('bytes'))).rejects.toThrow('ENOTDIR');
});

it('takes over what an earlier process has kept', async () => {
  const folder = newFolder();
  await createPictureCache(folder, 1000).put('a', Buffer.from('bytes'));
  expect(String(await createPictureCache(folder, 1000).get('a'))).toBe('bytes');
});

it('takes nothing for a picture that a power cut left empty', async () => {
  const folder = newFolder();
  writeFileSync(path.join(folder, 'a'), '');
  expect(await createPictureCache(folder, 1000).get('a')).toBeUndefined();
});

it('clears away what an ended process was writing, never what another is writing', async () => {
  const folder = newFolder();
  for (const name of ['old.1.1.tmp', 'new.2.1.tmp']) writeFileSync(path.join(folder, name), 'half');
  const hourAgo = Date.now() / 1000 - 3600;
  utimesSync(path.join(folder, 'old.1.1.tmp'), hourAgo, hourAgo);
  await createPictureCache(folder, 1).put('a', Buffer.from('bytes'));
  expect(readdirSync(folder)).toEqual(['new.2.1.tmp']);
});

it('leaves nothing of what could not be written', async () => {
  const folder = newFolder();
  const cache = createPictureCache(folder, 1000);
  // A folder cannot be replaced by a file: the last step fails.
  await createPictureCache(path.join(folder, 'a'), 1000).put('b', Buffer.from('bytes'));
  await expect(cache.put('a', Buffer.from('bytes'))).rejects.toThrow();
  expect(readdirSync(folder)).toEqual(['a']);
});
