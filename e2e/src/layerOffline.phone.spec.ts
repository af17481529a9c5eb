import { expect } from '@playwright/test';
import { test } from './test.ts';

for (const [name, path] of [
  ['Menu', '/'],
  ['Filter', '/bags/c-lsh10'],
] as const)
  test(`${name} pressed for the first time without a connection reports that, and opens when the shopper is back [SHL-28]`, async ({
    page,
    context,
  }) => {
    await page.goto(path);
    const opener = page.getByRole('button', { name: new RegExp(`^${name}`) }).first();
    await expect(opener).toBeVisible();
    await context.setOffline(true);
    await opener.click();
    await expect(page.getByRole('alert')).toHaveText('You are offline. Try again when you are back.');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await context.setOffline(false);
    // Some browsers remember that a script failed until the page is loaded again.
    await page.reload();
    await opener.click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
  });
