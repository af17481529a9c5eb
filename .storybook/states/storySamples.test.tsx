import type { HttpHandler } from 'msw';
import { toId } from 'storybook/internal/csf';
import { expect, it } from 'vitest';
import { findStoryFolders } from '../findStoryFolders.ts';
import { deliberateFaults } from './deliberateFaults.ts';
import { findStoryFaults } from './storyData.ts';

interface Annotations {
  readonly args?: Readonly<Record<string, unknown>>;
  readonly parameters?: { readonly msw?: { readonly handlers?: readonly HttpHandler[] } };
}

type StoryModule = { readonly default: Annotations } & Readonly<Record<string, Annotations>>;

const modules = import.meta.glob<StoryModule>([
  '../../packages/**/src/**/*.stories.tsx',
  '../../apps/desk/src/**/*.stories.tsx',
]);
const files = findStoryFolders()
  .flatMap(({ titlePrefix, directory }) =>
    Object.keys(modules)
      .filter((file) => file.slice(0, file.lastIndexOf('/')) === `../${directory}`)
      .map(
        (file) =>
          [`${titlePrefix}/${file.slice(file.lastIndexOf('/') + 1, -'.stories.tsx'.length)}`, file] as const,
      ),
  )
  .toSorted();

/** Deliberate faults that the stories have. */
const seen = new Set<string>();

it.each(files)('the data of the stories of %s agree', async (title, file) => {
  const module = await modules[file]?.();
  expect(module).toBeDefined();
  const { default: meta, ...stories } = module as StoryModule;
  const faults: Record<string, string[]> = {};
  for (const [name, story] of Object.entries(stories)) {
    const handlers = story.parameters?.msw?.handlers ?? meta.parameters?.msw?.handlers ?? [];
    const id = toId(title, name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' '));
    const found = findStoryFaults({ args: { ...meta.args, ...story.args }, handlers });
    if (found.length === 0) continue;
    if (id in deliberateFaults) seen.add(id);
    else faults[id] = found;
  }
  expect(faults).toEqual({});
});

it('each deliberate fault exists, with a sentence as its reason', () => {
  expect(Object.keys(deliberateFaults).filter((id) => !seen.has(id))).toEqual([]);
  for (const reason of Object.values(deliberateFaults)) expect(reason).toMatch(/^[A-Z].* .*\.$/);
});
