import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Rules whose result depends on the theme. */
const coloured = ['color-contrast', 'link-in-text-block'];

/**
 * Checks the complete page against WCAG 2.2 AA: all rules in the current theme, and the rules about colours
 * in the other theme too.
 */
export async function expectNoAxeViolations(page: Page, where: string): Promise<void> {
  // Scrolls to the top. At other scroll positions, the sticky header can cover part of an element and make
  // its target too small.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const own = await page.locator('html').getAttribute('data-theme');
  const found = await findAxeViolations(page, { type: 'tag', values: wcag });
  // Reduced motion stays on for the check of the other theme. Without reduced motion, an element below the
  // screen would change its colours only after a scroll to this element.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await applyTheme(page, own === 'light' ? 'dark' : 'light');
  found.push(...(await findAxeViolations(page, { type: 'rule', values: coloured })));
  await applyTheme(page, own ?? 'dark');
  expect({ where, found }).toEqual({ where, found: [] });
}

/** Waits until no animation runs. Returns a sentence for each axe violation. */
export async function findAxeViolations(page: Page, runOnly?: axe.RunOnly): Promise<string[]> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  // A navigation removes axe from the page.
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

const applyTheme = (page: Page, theme: string) =>
  page.evaluate((name) => void (document.documentElement.dataset['theme'] = name), theme);
