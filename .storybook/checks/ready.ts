import { clearBrowserData } from './clearBrowserData.ts';
import { watchChanges } from './waitUntilStable.ts';

/** What `prepareStory` reads of a story. */
interface Prepared {
  readonly parameters: Record<string, unknown>;
  readonly viewMode: string;
}

/**
 * Clears what earlier stories have stored. For a story under test, also adds the padding of Storybook's page,
 * which Vitest's page lacks. Without the padding, a field at the edge loses its focus ring, and a story at
 * 320 px has more space than on a phone. From then on, records changes of the page for `waitUntilStable`.
 */
export function prepareStory({ parameters, viewMode }: Prepared): void {
  // The stories of a documentation page are open at the same time.
  if (viewMode === 'story') clearBrowserData();
  if (!('__vitest_browser__' in globalThis)) return;
  document.body.className = `sb-show-main sb-main-${String(parameters['layout'])}`;
  watchChanges();
}
