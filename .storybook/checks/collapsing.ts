import { describeElement } from './findHorizontalOverflow.ts';

/**
 * Finds items of a flex column with a zero flex basis. Returns the descriptions of at most three. In a column
 * of automatic height, Blink and Gecko size a basis of `0%` by content, and WebKit by 0. The box collapses
 * there, for example to a dialog 2 px high. `flex: 1 1 auto` with `min-height: 0` works in every engine.
 */
export function findCollapsing(): string[] {
  return [...document.body.querySelectorAll('*')].filter(collapses).map(describeElement).slice(0, 3);
}

function collapses(element: Element): boolean {
  // Skip hidden elements: Storybook's own page is in the body beside the story.
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
