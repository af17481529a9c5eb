import { indianDayAfter } from '@luxe/format';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { decodeEntities } from './decodeEntities.ts';
import { readEntry, restoreEntry, visitDesk } from './desk.ts';
import { expectNoAxeViolations } from './expectNoAxeViolations.ts';
import { shopOrigin, storeOrigin } from './setting.ts';
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

/** Publishes the draft later: from midnight in India to another midnight, in days from today. */
async function schedule(page: Page, days: readonly [from: number, until: number]): Promise<void> {
  const [from, until] = days.map((day) => `${indianDayAfter(new Date(), day)}T00:00`);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('From').fill(from ?? '');
  await dialog.getByLabel('Until').fill(until ?? '');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText(/^Scheduled from .*, 12:00 am until .*, 12:00 am$/)).toBeVisible();
}

test('an editor makes a page, previews it, publishes it, and brings an earlier version back, and schedules another [CON-01]', async ({
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

  // A version for one day, which begins and ends at midnight in India, is taken back.
  await expect(page.getByRole('button', { name: 'End: version 3' })).toBeVisible();
  await page.getByLabel('Title', { exact: true }).first().fill('The words of tomorrow');
  await schedule(page, [1, 2]);
  const findVersion = async () => (await readEntry(page.request, `page/${key}`)).versions[0];
  expect(await findVersion()).toMatchObject({
    ...{ number: 4, status: 'scheduled' },
    from: `${indianDayAfter(new Date(), 0)}T18:30:00.000Z`,
    until: `${indianDayAfter(new Date(), 1)}T18:30:00.000Z`,
  });
  expect(await shopHas(page, 'The words of tomorrow')).toBe(false);
  await page.getByRole('button', { name: 'Take back: version 4' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText(/^Scheduled from /)).toHaveCount(0);
  expect(await findVersion()).toMatchObject({ number: 4, status: 'draft' });
});

test('two editors change one page: both drafts are compared and merged, and the frame beside the form follows', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const name = `two-editors-${Date.now()}`;
  await visitDesk(page, '/desk/content');
  await page.getByRole('button', { name: 'Add an entry' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Continue' }).click();
  const titleOf = (editor: Page) => editor.getByLabel('Title', { exact: true }).first();
  const description = (editor: Page) => editor.getByLabel('Description for search engines');
  await titleOf(page).fill('The first title');
  await description(page).fill('The first description.');
  await save(page);

  const context = await browser.newContext();
  const other = await context.newPage();
  await visitDesk(other, new URL(page.url()).pathname);
  await expect(titleOf(other)).toHaveValue('The first title');
  await titleOf(other).fill('The title of the other editor');
  await save(other);

  // The save of this editor meets the draft of the other, and loses neither.
  await description(page).fill('The description of this editor.');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('heading', { name: /^Your version, and the draft of / })).toBeFocused();
  await expect(page.getByRole('cell', { name: 'The title of the other editor' })).toBeVisible();
  await expectNoAxeViolations(page, 'a draft that two people have changed');
  await page.getByRole('button', { name: /^Put my changes on the draft of / }).click();
  await expect(titleOf(page)).toHaveValue('The title of the other editor');
  await expect(description(page)).toHaveValue('The description of this editor.');
  await save(page);
  await other.reload();
  await expect(titleOf(other)).toHaveValue('The title of the other editor');
  await expect(description(other)).toHaveValue('The description of this editor.');
  await context.close();

  await page.getByRole('button', { name: 'Add a block' }).click();
  await page.getByLabel('Type').last().selectOption('Text');
  await page.getByLabel('Text', { exact: true }).last().fill('<p>First text</p>');
  await page.getByRole('button', { name: 'Show beside the form' }).click();
  await expect(page.getByRole('heading', { name: 'Preview' })).toBeFocused();
  const frame = page.frameLocator('iframe[title="Preview of the page"]');
  await expect(frame.getByText('First text')).toBeVisible();
  await page.getByLabel('Text', { exact: true }).last().fill('<p>Second text</p>');
  await save(page);
  await expect(frame.getByText('Second text')).toBeVisible();
  await page.getByText('Phone 390').click();
  await expect(page.locator('iframe[title="Preview of the page"]')).toHaveAttribute('width', '390');
  expect((await page.request.get(`${shopOrigin}/explore/${name}`)).url()).not.toContain(name);
});

test('the token of a preview works only for its page and only when it is signed', async ({ request }) => {
  for (const query of ['preview=a.b', 'preview=', 'preview=%3Cscript%3E']) {
    const response = await request.get(`${shopOrigin}/explore/gifting?${query}`);
    expect([response.status(), response.headers()['cache-control']], query).toEqual([410, 'no-store']);
  }
});

const today = (text: string) => `${text} today`;

type Entry = readonly [address: string, id: string, change: (text: string) => string, url: string];

/**
 * An entry of each kind: its address at the desk, the id of a field, its next text, and a page of the shop or
 * a call of the store that has the text.
 */
const entries: readonly Entry[] = [
  ['page/home-page', 'root_blocks_0_title', today, `${shopOrigin}/`],
  [
    'navigation/indiluxe',
    'root_items_0_title',
    today,
    `${storeOrigin}/content-aggregator-service/v1/luxury/nav-menu?catalogue=indiluxe`,
  ],
  ['banner/neelam-vaid', 'root_text', today, `${shopOrigin}/neelam-vaid-store`],
  ['questions/LSH10', 'root_faq_0_question', today, `${shopOrigin}/bags/c-lsh10`],
  ['redirect/brands', 'root_url', () => '/explore/gifting', `${shopOrigin}/search/?q=brands`],
  ['discount/HDFC10', 'root_title', today, 'offers of a product'],
  [
    'article/blog:small-seconds',
    'root_standfirst',
    today,
    `${shopOrigin}/browse/luxury/luxelife/blog/small-seconds`,
  ],
  ['help/delivery', 'root_questions_0_question', today, `${shopOrigin}/contact-us`],
];

for (const [address, id, change, url] of entries)
  test(`an editor changes ${address} in its form, shoppers see it, and an earlier version comes back [CON-09]`, async ({
    page,
    request,
  }) => {
    await visitDesk(page, `/desk/content/${address.replace(':', '%3A')}`);
    const field = page.locator(`#${id}`);
    await field.waitFor({ state: 'attached' });
    const before = await field.inputValue();
    const after = change(before);
    expect(after).not.toBe(before);
    const source = url.startsWith('http') ? url : await offersUrl(request);
    /** Which of the two texts shoppers see. */
    const shown = async () => {
      const response = await request.get(source, { maxRedirects: 0 });
      const text = `${response.headers()['location'] ?? ''} ${decodeEntities(await response.text())}`;
      return text.includes(after) ? 'after' : text.includes(before) ? 'before' : 'none';
    };
    expect(await shown()).toBe('before');

    // A field of a list is in a row that opens.
    const row = page.locator('details').filter({ has: field }).first();
    if ((await row.count()) > 0) await row.locator('summary').first().click();
    try {
      await field.fill(after);
      await publish(page);
      await expect.poll(shown).toBe('after');
      await page.getByRole('button', { name: 'Publish again: version 1' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Publish again' }).click();
      await expect.poll(shown).toBe('before');
    } catch (error) {
      // Otherwise the changed text remains for the second run of this test, and for later journeys.
      await restoreEntry(request, address);
      throw error;
    }
  });

/** The call that lists the offers of a product whose price is high enough for all of them. */
async function offersUrl(request: APIRequestContext): Promise<string> {
  const listing = `${storeOrigin}/v2/lux/products/searchProducts/?searchText=:price-desc:category:LSH10`;
  const { searchresult } = (await (await request.get(listing)).json()) as {
    searchresult: { productId: string }[];
  };
  return `${storeOrigin}/v2/lux/products/${searchresult[0]?.productId}/offers`;
}
