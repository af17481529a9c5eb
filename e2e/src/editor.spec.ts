import { expect, type Page } from '@playwright/test';
import { visitDesk } from './desk.ts';
import { expectNoAxeViolations } from './expectNoAxeViolations.ts';
import { shopOrigin } from './setting.ts';
import { test } from './test.ts';

/** Name of the page. A second run of the test makes another page. */
const key = `editors-test-${Date.now()}`;
const path = `/explore/${key}`;

const shopHas = async (page: Page, text: string) =>
  (await (await page.request.get(shopOrigin + path)).text()).includes(text);
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('The draft is saved.').last()).toBeVisible();
};
const publish = async (page: Page) => {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
};

test('an editor makes a page, previews it, publishes it, and brings an earlier version back [CON-01]', async ({
  page,
  context,
}) => {
  await visitDesk(page, '/desk/content');
  await expect(page.getByRole('heading', { level: 1, name: 'Content' })).toBeVisible();
  await expectNoAxeViolations(page, 'the list of content');
  await page.getByRole('button', { name: 'Add an entry' }).click();
  await page.getByLabel('Name', { exact: true }).fill(key);
  await page.getByRole('button', { name: 'Continue' }).click();

  // A page with a block and a mistake.
  await page.getByLabel('Title', { exact: true }).first().fill('The first words');
  await page.getByRole('button', { name: 'Add a block' }).click();
  await page.getByLabel('Type').last().selectOption('Text');
  await page.getByLabel('Text', { exact: true }).last().fill('<p>First text</p><script>alert(1)</script>');
  await save(page);
  await publish(page);
  await expect(page.getByRole('dialog').getByText('This is not ready to be published.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('The tag <script> is not allowed here. Remove it.').first()).toBeVisible();
  await expectNoAxeViolations(page, 'an entry with a mistake');
  expect(await shopHas(page, 'First text')).toBe(false);

  // The preview shows the draft, and shoppers do not see it.
  await page.getByLabel('Text', { exact: true }).last().fill('<p>First text</p>');
  const [preview] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'Preview' }).click(),
  ]);
  await expect(preview.getByText('Preview of a draft. Shoppers do not see it yet.')).toBeVisible();
  await expect(preview.getByText('First text')).toBeVisible();
  const response = await page.request.get(preview.url());
  expect(response.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
  });
  await preview.close();
  expect(await shopHas(page, 'First text')).toBe(false);

  await publish(page);
  await expect(page.getByText('It is live.')).toBeVisible();
  await expect.poll(() => shopHas(page, 'First text')).toBe(true);

  await page.getByLabel('Text', { exact: true }).last().fill('<p>Second text</p>');
  await publish(page);
  await expect.poll(() => shopHas(page, 'Second text')).toBe(true);

  await page.getByRole('button', { name: 'Compare with 1: version 2' }).click();
  await expect(page.getByRole('heading', { name: 'Changes in version 2, against 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Publish again: version 1' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish again' }).click();
  await expect.poll(() => shopHas(page, 'First text')).toBe(true);
  expect(await shopHas(page, 'Second text')).toBe(false);
});

test('the token of a preview works only for its page and only when it is signed', async ({ request }) => {
  for (const query of ['preview=a.b', 'preview=', 'preview=%3Cscript%3E']) {
    const response = await request.get(`${shopOrigin}/explore/gifting?${query}`);
    expect([response.status(), response.headers()['cache-control']], query).toEqual([410, 'no-store']);
  }
});
