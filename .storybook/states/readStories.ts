import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIndex } from 'storybook/internal/core-server';
import type { Told } from './check.ts';

const configDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Every story there is, read from the files as Storybook itself reads them; none of them runs. */
export async function readStories(): Promise<Told[]> {
  const { entries } = await buildIndex({ configDir });
  return Object.values(entries).flatMap((entry) =>
    entry.type === 'story' ? [{ title: entry.title, exportName: entry.exportName ?? entry.name }] : [],
  );
}
