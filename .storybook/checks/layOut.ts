/**
 * Gives a story under test the room it has in Storybook, whose page does this by itself: without, a field at the edge would be
 * pictured without its focus ring, and 320 px would be wider than on a phone.
 */
export function layOut({ parameters }: { parameters: Record<string, unknown> }): void {
  if ('__vitest_browser__' in globalThis)
    document.body.className = `sb-show-main sb-main-${String(parameters['layout'])}`;
}
