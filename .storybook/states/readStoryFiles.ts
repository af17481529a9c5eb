import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIndex } from 'storybook/internal/core-server';
import { parseStoryFile } from './parseStoryFile.ts';
import type { StoryFile } from './rows.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Reads all story files in the order of the sidebar, without running a story. */
export async function readStoryFiles(): Promise<StoryFile[]> {
  const { entries } = await buildIndex({ configDir: path.join(root, '.storybook') });
  const stories = Object.values(entries).filter((entry) => entry.type === 'story');
  return [...Map.groupBy(stories, ({ importPath }) => importPath)].map(([file, own]) => {
    const { subject, states } = parseStoryFile(readFileSync(path.join(root, file), 'utf8'));
    return {
      title: own[0]?.title ?? '',
      subject,
      stories: own.map(({ id, name, exportName = '', tags = [] }) => ({
        id,
        name,
        states: states.get(exportName) ?? [],
        tags,
      })),
    };
  });
}
