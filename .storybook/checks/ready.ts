import { watchChanges } from './rest.ts';

/**
 * Readies the page for a story under test: nothing is stored that an earlier story has left, the edges are those of Storybook's own
 * page (a field at the edge would be pictured without its focus ring, and 320 px would be wider than on a phone), and changes are
 * watched.
 */
export function readyStory({ parameters }: { parameters: Record<string, unknown> }): void {
  if (!('__vitest_browser__' in globalThis)) return;
  clearBrowserData();
  document.body.className = `sb-show-main sb-main-${String(parameters['layout'])}`;
  watchChanges();
}

/** Stories of one page share storage and cookies: a pincode that one of them chooses would fill in the address form of another. */
function clearBrowserData(): void {
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
}
