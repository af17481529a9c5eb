import { expect, type Locator, type Page } from '@playwright/test';
import { waitForHydration } from './shopper.ts';

// Uses the shop with a keyboard alone: Tab to an element, then press a key or type.

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Presses Tab until an element has the focus. Throws after 150 presses. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await waitForHydration(target);
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

/** Replaces the text of a field. */
export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Chooses a radio button: Tab moves the focus to its group, arrow keys move within the group. */
export async function choose(page: Page, group: Locator, wanted: Locator): Promise<void> {
  const radios = group.getByRole('radio');
  const focusedIndex = () => radios.evaluateAll((all) => all.indexOf(document.activeElement as HTMLElement));
  for (let pressed = 0; pressed < 150 && (await focusedIndex()) < 0; pressed += 1)
    await page.keyboard.press('Tab');
  for (let pressed = 0; pressed < 30; pressed += 1) {
    if ((await isFocused(wanted)) && (await wanted.isChecked())) return;
    await page.keyboard.press((await isFocused(wanted)) ? 'Space' : 'ArrowDown');
  }
  throw new Error(`Arrows never reached ${String(wanted)}.`);
}

/** Expects the text in a live region, which screen readers announce. */
export const expectAnnounced = (page: Page, text: string | RegExp) =>
  expect(
    page
      .locator('[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]')
      .filter({ hasText: text }),
  ).not.toHaveCount(0);
