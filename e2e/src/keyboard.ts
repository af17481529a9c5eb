import { expect, type Locator, type Page } from '@playwright/test';
import { takenOver } from './shopper.ts';

// The shop by nothing but a keyboard: Tab until a thing has the focus, then Enter, Space or type.

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Tab until a thing has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await takenOver(target);
  for (let pressed = 0; pressed < 150; pressed += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${String(target)}.`);
}

export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Types over what a field has. */
export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Chooses one of a group of radio buttons: Tab leads into the group, arrows through it. */
export async function choose(page: Page, group: Locator, wanted: Locator): Promise<void> {
  const radios = group.getByRole('radio');
  const at = () => radios.evaluateAll((all) => all.indexOf(document.activeElement as HTMLElement));
  for (let pressed = 0; pressed < 150 && (await at()) < 0; pressed += 1) await page.keyboard.press('Tab');
  for (let pressed = 0; pressed < 30; pressed += 1) {
    if ((await isFocused(wanted)) && (await wanted.isChecked())) return;
    await page.keyboard.press((await isFocused(wanted)) ? 'Space' : 'ArrowDown');
  }
  throw new Error(`Arrows never reached ${String(wanted)}.`);
}

/** What a screen reader is told without asking stands in a live region of the page. */
export const said = (page: Page, words: string | RegExp) =>
  expect(
    page
      .locator('[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]')
      .filter({ hasText: words }),
  ).not.toHaveCount(0);
