import { watchChanges } from './rest.ts';

/**
 * Readies the page for a story under test: the room that Storybook's own page gives it, for without, a field at the edge would be
 * pictured without its focus ring, and 320 px would be wider than on a phone; and an eye on what changes.
 */
export function readyStory({ parameters }: { parameters: Record<string, unknown> }): void {
  if (!('__vitest_browser__' in globalThis)) return;
  document.body.className = `sb-show-main sb-main-${String(parameters['layout'])}`;
  watchChanges();
}
