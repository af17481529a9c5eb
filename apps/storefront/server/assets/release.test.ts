import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { restorePreviousAssets, readPreviousBuilds } from './release.ts';

const hour = 60 * 60_000;
let client: string;
beforeEach(() => {
  client = path.join(mkdtempSync(path.join(tmpdir(), 'luxe-release-')), 'client');
});
afterEach(() => rmSync(path.dirname(client), { recursive: true }));

/**
 * Simulates a build: empties the folder and writes the new files. Returns the files served after the build.
 */
async function build(names: readonly string[], at: number): Promise<string[]> {
  const previous = await readPreviousBuilds(client);
  const folder = path.join(client, 'assets');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of names) writeFileSync(path.join(folder, name), name);
  await restorePreviousAssets(client, previous, at);
  return readdirSync(folder).sort();
}

it('serves the files of the previous build and of every build replaced less than a day ago', async () => {
  expect(await build(['a.js', 'both.js'], 0)).toEqual(['a.js', 'both.js']);
  expect(await build(['b.js', 'both.js'], 1 * hour)).toEqual(['a.js', 'b.js', 'both.js']);
  expect(await build(['c.js'], 2 * hour)).toEqual(['a.js', 'b.js', 'both.js', 'c.js']);
  // At 25.5 h, the files of the first build are gone, because it was replaced 24.5 h ago (at 1 h). The second
  // build was replaced only 23.5 h ago (at 2 h), so its files are still served.
  expect(await build(['d.js'], 25.5 * hour)).toEqual(['b.js', 'both.js', 'c.js', 'd.js']);
  expect(await build(['e.js'], 90 * hour)).toEqual(['d.js', 'e.js']);
});

it('reads the asset list in the format of an older version', async () => {
  const folder = path.join(client, 'assets');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'a.js'), 'a');
  writeFileSync(path.join(client, '..', 'assets.json'), '["a.js"]');
  expect(await build(['b.js'], hour)).toEqual(['a.js', 'b.js']);
});
