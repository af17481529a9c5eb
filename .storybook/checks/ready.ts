import { watchChanges } from './waitUntilStable.ts';

/**
 * Prepares the page for a story under test. Clears what earlier stories have stored. Adds the padding of
 * Storybook's page, which Vitest's page lacks. Without the padding, a field at the edge loses its focus ring,
 * and a story at 320 px has more space than on a phone. From then on, records changes of the page for
 * `waitUntilStable`.
 */
export function prepareStory({ parameters }: { parameters: Record<string, unknown> }): void {
  if (!('__vitest_browser__' in globalThis)) return;
  clearBrowserData();
  document.body.className = `sb-show-main sb-main-${String(parameters['layout'])}`;
  watchChanges();
}

/**
 * Stories of one page share storage and cookies. A pincode chosen in one story would fill in the address form
 * of another.
 */
function clearBrowserData(): void {
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
}
