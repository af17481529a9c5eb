import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** A folder of stories and its place in the sidebar. */
interface StoryFolder {
  titlePrefix: string;
  /** Relative to `.storybook`. */
  directory: string;
  files: string;
}

/**
 * Features whose stories appear in the sidebar group of another feature. The outcome of an order is the last
 * screen of checkout.
 */
const featureGroups: Readonly<Record<string, string>> = { 'order-outcome': 'checkout' };

const here = path.dirname(fileURLToPath(import.meta.url));
const foldersOf = (directory: string) =>
  readdirSync(path.join(here, directory), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** A folder and all folders below it. */
const foldersBelow = (directory: string): string[] => [
  directory,
  ...foldersOf(directory).flatMap((folder) => foldersBelow(`${directory}/${folder}`)),
];

/** Finds every folder with stories. Only this list sets titles: a story file never sets its own. */
export function findStoryFolders(): StoryFolder[] {
  const ui = foldersOf('../packages/ui/src').flatMap((area) =>
    foldersOf(`../packages/ui/src/${area}`).map((component) =>
      toStoryFolder(`ui/${area}`, `../packages/ui/src/${area}/${component}`),
    ),
  );
  const patterns = foldersOf('../packages/patterns/src').map((folder) =>
    toStoryFolder('patterns', `../packages/patterns/src/${folder}`),
  );
  const features = foldersOf('../packages/features').flatMap((feature) =>
    foldersBelow(`../packages/features/${feature}/src`).map((folder) =>
      toStoryFolder(`features/${featureGroups[feature] ?? feature}`, folder),
    ),
  );
  const desk = foldersBelow('../apps/desk/src').map((folder) => toStoryFolder('desk', folder));
  const mail = toStoryFolder('mail', '../packages/mail/src/templates');
  return [...ui, ...patterns, ...features, ...desk, mail].filter(hasStories);
}

/** Storybook warns about a folder without stories. */
function hasStories({ directory }: StoryFolder): boolean {
  const folder = path.join(here, directory);
  return existsSync(folder) && readdirSync(folder).some((file) => file.endsWith('.stories.tsx'));
}

const toStoryFolder = (titlePrefix: string, directory: string): StoryFolder => ({
  titlePrefix,
  directory,
  files: '*.stories.tsx',
});
