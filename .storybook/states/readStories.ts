import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIndex } from 'storybook/internal/core-server';
import type { IndexedStory } from './check.ts';

const configDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Reads all stories from Storybook's index, without running them. */
export async function readStories(): Promise<IndexedStory[]> {
  const { entries } = await buildIndex({ configDir });
  return Object.values(entries).flatMap((entry) =>
    entry.type === 'story' ? [{ title: entry.title, exportName: entry.exportName ?? entry.name }] : [],
  );
}
