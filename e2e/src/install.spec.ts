import { expect } from '@playwright/test';
import { visit } from './shopper.ts';
import { test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

test('the shop can be installed: manifest, icons and service worker [PWA-01]', async ({ page }) => {
  await visit(page, '/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const manifest = await session.send('Page.getAppManifest');
  expect(manifest.errors).toEqual([]);
  // A browser without a window of its own, as in tests, names only that.
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
    [],
  );
});

test('a new worker waits for the shopper, and an old tab works on', async ({ page }) => {
  await visit(page, '/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  // A worker at another address is a new one, like a worker with another content after a deployment.
  // Playwright cannot change the content, because the browser compares the files outside of the page.
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js?release=2', { scope: '/', updateViaCache: 'none' });
  });
  const notice = page.getByRole('region', { name: 'A new version is ready.' });
  await expect(notice).toBeVisible({ timeout: 20_000 });
  await page.getByRole('link', { name: 'LUXE' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(notice).toBeVisible();
  const loaded = page.waitForEvent('load');
  await notice.getByRole('button', { name: 'Update' }).click();
  await loaded;
  await expect(page.locator('html[data-ready]')).toBeAttached();
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toContain('release=2');
});
