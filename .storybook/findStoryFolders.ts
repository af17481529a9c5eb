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

/** Sidebar groups of packages/ui. A folder that no group lists appears directly under `ui`. */
const uiGroups: Readonly<Record<string, readonly string[]>> = {
  actions: [
    'button',
    'icon-button',
    'link',
    'link-area',
    'link-button',
    'link-text',
    'menu',
    'text-button',
    'text-toggle',
  ],
  typography: [
    'fact-list',
    'heading',
    'icon',
    'icon-text',
    'prose',
    'tag',
    'text',
    'visually-hidden',
    'wordmark',
  ],
  layout: [
    'action-bar',
    'container',
    'divider',
    'grid',
    'page',
    'rows',
    'show',
    'stack',
    'surface',
    'theme-provider',
  ],
  forms: [
    'checkbox',
    'choice-tiles',
    'combobox',
    'date-field',
    'field',
    'file-field',
    'form',
    'one-time-code-field',
    'password-field',
    'phone-field',
    'pincode-field',
    'quantity-stepper',
    'radio-group',
    'radio-panels',
    'radio-table',
    'range-slider',
    'search-field',
    'select',
    'switch',
    'text-area',
    'text-field',
  ],
  layers: [
    'alert-dialog',
    'bottom-sheet',
    'dialog',
    'drawer',
    'lazy-bottom-sheet',
    'lazy-drawer',
    'modal-host',
    'nav-drawer',
    'popover',
    'toast',
    'tooltip',
    'top-sheet',
  ],
  navigation: [
    'accordion',
    'breadcrumbs',
    'chip',
    'disclosure',
    'link-list',
    'more',
    'nav-links',
    'nav-panel',
    'pagination',
    'show-more',
    'skip-link',
    'stepper',
    'tabs',
  ],
  feedback: [
    'badge',
    'busy-area',
    'empty-state',
    'error-state',
    'loader',
    'notice',
    'progress-bar',
    'skeleton',
    'trail',
  ],
  media: ['carousel', 'film', 'gallery', 'image', 'qr-code', 'video-player'],
};

const here = path.dirname(fileURLToPath(import.meta.url));
const foldersOf = (directory: string) =>
  readdirSync(path.join(here, directory), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** Finds every folder with stories. Only this list sets titles: a story file never sets its own. */
export function findStoryFolders(): StoryFolder[] {
  const ui = foldersOf('../packages/ui/src').map((folder) => {
    const group = Object.keys(uiGroups).find((name) => uiGroups[name]?.includes(folder));
    return toStoryFolder(group ? `ui/${group}` : 'ui', `../packages/ui/src/${folder}`);
  });
  const patterns = foldersOf('../packages/patterns/src').map((folder) =>
    toStoryFolder('patterns', `../packages/patterns/src/${folder}`),
  );
  const features = foldersOf('../packages/features').flatMap((feature) =>
    ['src', 'src/views'].map((folder) =>
      toStoryFolder(`features/${feature}`, `../packages/features/${feature}/${folder}`),
    ),
  );
  return [...ui, ...patterns, ...features].filter(hasStories);
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
