import { __PRIVATE__ } from 'styled-components';
import { afterEach, expect, test } from 'vitest';
import { adoptStyles, sharedStylesId } from './adoptStyles.ts';
import { toNamesRule } from './sharedNames.ts';

const added: HTMLElement[] = [];
function removeAdded() {
  for (const element of added.splice(0)) element.remove();
}
afterEach(removeAdded);

function linkWith(sheet: CSSStyleSheet | null): HTMLLinkElement {
  const link = document.createElement('link');
  link.id = sharedStylesId;
  Object.defineProperty(link, 'sheet', { get: () => sheet, configurable: true });
  document.head.append(link);
  added.push(link);
  return link;
}

function sheetOf(css: string): CSSStyleSheet {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  added.push(style);
  return style.sheet!;
}

const isKnown = (id: string, name: string) => __PRIVATE__.mainSheet.hasNameForId(id, name);

test('adoptStyles registers the classes of the shared style file', async () => {
  linkWith(sheetOf(`.kXf{color:red}${toNamesRule({ 'sc-a-0': ['kXf', 'bQ-x'], 'sc-b-1': ['eee'] })}`));
  await adoptStyles();
  expect([isKnown('sc-a-0', 'kXf'), isKnown('sc-a-0', 'bQ-x'), isKnown('sc-b-1', 'eee')]).toEqual([
    true,
    true,
    true,
  ]);
  expect(isKnown('sc-b-1', 'kXf')).toBe(false);
});

test('adoptStyles waits for the file while it loads, and resolves when the file fails to load', async () => {
  const link = linkWith(null);
  const adopted = adoptStyles();
  Object.defineProperty(link, 'sheet', { get: () => sheetOf(toNamesRule({ late: ['yes'] })) });
  link.dispatchEvent(new Event('load'));
  await adopted;
  expect(isKnown('late', 'yes')).toBe(true);

  removeAdded();
  const failedLink = linkWith(null);
  const afterFailure = adoptStyles();
  failedLink.dispatchEvent(new Event('error'));
  await expect(afterFailure).resolves.toBe(undefined);
});

test('adoptStyles resolves on a page without the shared style file', async () => {
  await expect(adoptStyles()).resolves.toBe(undefined);
});
