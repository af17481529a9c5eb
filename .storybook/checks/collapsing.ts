import { describeElement } from './findHorizontalOverflow.ts';

/**
 * Finds items of a flex column with a zero flex basis, and describes at most three of them. Browsers disagree
 * about a basis of `0%` in a column of automatic height. Blink and Gecko size the item by its content, but
 * WebKit gives it no height. There the box collapses, for example to a dialog 2 px high. `flex: 1 1 auto`
 * with `min-height: 0` works in every engine.
 */
export function findCollapsing(): string[] {
  return [...document.body.querySelectorAll('*')].filter(collapses).map(describeElement).slice(0, 3);
}

function collapses(element: Element): boolean {
  // Skip hidden elements, because the body also contains hidden elements of Storybook itself.
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
