import { describe } from './sideways.ts';

/**
 * Items of a flex column that have a basis of zero, as selectors. In a column of automatic height Blink and Gecko size `0%` by content
 * and WebKit by 0, so the box has no height there: a dialog of 2 px. `flex: 1 1 auto` with `min-height: 0` is right in every engine.
 */
export function findCollapsing(): string[] {
  return [...document.body.querySelectorAll('*')].filter(collapses).map(describe).slice(0, 3);
}

function collapses(element: Element): boolean {
  // Storybook's own page, which is hidden, stands beside the story.
  const { flexBasis, flexGrow } = getComputedStyle(element);
  if (
    !element.checkVisibility() ||
    !/^0(?:px|%)?$/.test(flexBasis) ||
    flexGrow === '0' ||
    !element.parentElement
  )
    return false;
  const { display, flexDirection } = getComputedStyle(element.parentElement);
  return display.endsWith('flex') && flexDirection.startsWith('column');
}
