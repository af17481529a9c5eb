import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { findStoryFolders } from '../findStoryFolders.ts';
import { parseStoryFile } from '../states/parseStoryFile.ts';
import { interactions } from './interactions.ts';

const storybook = fileURLToPath(new URL('..', import.meta.url));
const interactiveKinds = new Set(['action', 'field', 'links', 'composite']);

/** The ids of the stories of each interactive component, by the start of their ids. */
const components = new Map(
  findStoryFolders()
    .filter(({ titlePrefix }) => titlePrefix.startsWith('ui/'))
    .flatMap(({ titlePrefix, directory }) =>
      readdirSync(path.join(storybook, directory))
        .filter((file) => file.endsWith('.stories.tsx'))
        .map((file) => {
          const text = readFileSync(path.join(storybook, directory, file), 'utf8');
          const { subject } = parseStoryFile(text);
          const title = `${titlePrefix}/${file.replace('.stories.tsx', '')}`;
          const stories = [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => kebab(name));
          const component = { kind: subject?.kind ?? '', stories, withoutPicture: findWithoutPicture(text) };
          return [title.toLowerCase().replaceAll('/', '-'), component] as const;
        }),
    )
    .filter(([, { kind }]) => interactiveKinds.has(kind)),
);

/** The stories of a file that have no picture: their own parameters, a constant or those of meta skip it. */
function findWithoutPicture(text: string): string[] {
  const skips = /\bpictures: \{\s*skip\b/;
  const constant = /^const (\w+) = \{\s*pictures: \{\s*skip\b/gm;
  const constants = [...text.matchAll(constant)].map(([, name = '']) => `...${name}`);
  const meta = /^const meta = [\s\S]*?\n(?=export )/m.exec(text)?.[0] ?? '';
  const exported = /^export const (\w+)[\s\S]*?(?=\n(?:export|const|function|\/\*\*)|(?![\s\S]))/gm;
  return [...text.matchAll(exported)]
    .filter(
      ([story]) => skips.test(meta) || skips.test(story) || constants.some((one) => story.includes(one)),
    )
    .map(([, name = '']) => kebab(name));
}

/** `OnADesktop` is the story `on-a-desktop`. */
function kebab(name: string): string {
  return name
    .replaceAll(/([a-z\d])(?=[A-Z])/g, '$1-')
    .replaceAll(/([A-Z])(?=[A-Z][a-z])/g, '$1-')
    .toLowerCase();
}

it('every interactive component has one story in the list, and every story of the list exists', () => {
  const listed = Object.keys(interactions).map((id) => id.split('--')[0] ?? '');
  expect(listed.toSorted()).toEqual([...components.keys()].toSorted());
  for (const id of Object.keys(interactions)) {
    const [component = '', story = ''] = id.split('--');
    expect(components.get(component)?.stories, id).toContain(story);
  }
});

it('every interactive component has a story that shows it disabled, or a reason', () => {
  for (const [id, { disabled }] of Object.entries(interactions)) {
    if (disabled.includes(' ')) continue;
    expect(components.get(id.split('--')[0] ?? '')?.stories, id).toContain(disabled);
  }
});

it('every story of the list has a picture', () => {
  for (const id of Object.keys(interactions)) {
    const [component = '', story = ''] = id.split('--');
    expect(components.get(component)?.withoutPicture, id).not.toContain(story);
  }
});

it('finds stories without a picture, also by a constant', () => {
  const text = `const noPicture = { pictures: { skip: 'As usual.' } };
const meta = { component: Tag };
export const Usual: Story = { parameters: { pictures: { themes: ['dark'] } } };
export const Long: Story = { parameters: { states: ['long text'], pictures: { skip: 'As usual.' } } };
export const OnAPhone: Story = { parameters: { ...noPicture } };
`;
  expect(findWithoutPicture(text)).toEqual(['long', 'on-a-phone']);
});
