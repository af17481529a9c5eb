import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Rules whose answer depends on the theme. */
const coloured = ['color-contrast', 'link-in-text-block'];

/** The whole page as it is now, against the rules of WCAG 2.2 AA: all in its own theme, those of colours in the other as well. */
export async function expectClean(page: Page, where: string): Promise<void> {
  // A thing half under the header that stays is too small a target only there.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const own = await page.locator('html').getAttribute('data-theme');
  const found = await axeFaults(page, { type: 'tag', values: wcag });
  // For good: a change of colours below the screen would wait for the screen to come.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await dress(page, own === 'light' ? 'dark' : 'light');
  found.push(...(await axeFaults(page, { type: 'rule', values: coloured })));
  await dress(page, own ?? 'dark');
  expect({ where, found }).toEqual({ where, found: [] });
}

/** What axe objects to once nothing moves, a sentence each. */
export async function axeFaults(page: Page, runOnly?: axe.RunOnly): Promise<string[]> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  // A page that another one has followed has to be told again.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (only) => {
    const { axe: here } = window as unknown as { axe: typeof axe };
    return (await here.run(document, { resultTypes: ['violations'], ...(only && { runOnly: only }) }))
      .violations;
  }, runOnly);
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

const dress = (page: Page, theme: string) =>
  page.evaluate((name) => void (document.documentElement.dataset['theme'] = name), theme);
