import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from './expectNoAxeViolations.ts';
import { choose, expectAnnounced, press, tabTo, type } from './keyboard.ts';
import { visit } from './shopper.ts';
import { test } from './test.ts';

const field = (page: Page) => page.getByRole('textbox', { name: 'Write to Tara' });
const products = (page: Page) => page.getByRole('region', { name: /^Products for/ });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('taraConversations') ?? '');
const question = 'black bags under 5 lakh';

/** Waits until Tara has answered: until then, the button has another name. */
const expectAnswered = (page: Page) =>
  expect(page.getByRole('button', { name: 'Ask', exact: true })).toBeVisible();

/** Adds the first product of an answer by keyboard. Chooses a size when the product needs one. */
async function addFirst(page: Page) {
  const added = page.waitForResponse(/productsToBag/);
  const button = products(page)
    .getByRole('button', { name: /^Add to bag:/ })
    .first();
  await press(page, button);
  const dialog = page.getByRole('dialog', { name: /^Size of/ });
  await expect(async () => {
    if (await dialog.isVisible()) {
      await choose(page, dialog, dialog.getByRole('radio', { disabled: false }).first());
      await press(page, dialog.getByRole('button', { name: 'Add to bag' }));
    }
    await expect(page.getByText('In your bag.')).toBeVisible({ timeout: 2000 });
  }).toPass();
  expect((await added).ok()).toBe(true);
}

test('by keyboard: greeting, question, product in the bag, reload, deletion [TAR-01] [SHL-16]', async ({
  page,
}) => {
  await visit(page, '/launch-tara');
  await expect(page.getByText('Hi, I am your AI powered Shopping Assistant*')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expectNoAxeViolations(page, 'the start of Tara');

  await type(page, field(page), question);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ask-tara\?c=[\da-f-]{36}$/);
  await expect(products(page).getByRole('article').first()).toBeVisible();
  await expectAnnounced(page, /^Tara: .*\d products?\.$/s);
  await expectNoAxeViolations(page, 'an answer of Tara');
  // Each reason leads to the page that states it.
  const product = products(page).getByRole('article').first().getByRole('link').first();
  const source = products(page).getByRole('link', { name: 'Product page' }).first();
  await expect(source).toHaveAttribute('href', (await product.getAttribute('href')) ?? 'none');

  await addFirst(page);

  // The conversation continues, and is still there after a reload.
  await type(page, field(page), 'cheaper');
  await page.keyboard.press('Enter');
  await expect(page.getByText('You: cheaper')).toBeVisible();
  await expectAnswered(page);
  await expect(field(page)).toBeFocused();
  await page.reload();
  await expect(page.getByText(question).last()).toBeVisible();
  expect(await stored(page)).toContain(question);

  await press(page, page.getByRole('button', { name: 'Delete all' }));
  await expect(page).toHaveURL(/\/launch-tara$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Tara' })).toBeFocused();
  expect(await stored(page)).not.toContain(question);
});

test('the hints come from the content service, and Back asks nothing again [CON-09]', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/tara/ask')) calls.push(request.url());
  });
  await visit(page, '/launch-tara');
  const hint = page.getByRole('list', { name: 'What you can ask' }).getByRole('link').first();
  await tabTo(page, hint);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ask-tara\?c=/);
  await expect.poll(() => calls.length).toBe(1);
  await expectAnswered(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/launch-tara$/);
  await page.goForward();
  await expect(page.getByRole('main').getByText(/^You: /)).toHaveCount(1);
  expect(calls).toHaveLength(1);
});

test('the search, null results and a product lead to Tara [SEA-10] [SEA-06]', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('searchbox').first().click();
  await page.getByRole('combobox', { name: 'Search the shop' }).fill('black bags');
  await page.getByRole('link', { name: 'Ask Tara: “black bags”' }).click();
  await expect(page).toHaveURL(/\/ask-tara\?c=/);
  await expect(products(page).getByRole('article').first()).toBeVisible();

  await products(page).getByRole('article').first().getByRole('link').first().click();
  const about = page.getByRole('main').getByRole('link', { name: 'Ask Tara about it' });
  await about.click();
  await expect(page).toHaveURL(/\?about=.+&id=mp\d{15}$/);
  const name = new URL(page.url()).searchParams.get('about') ?? 'none';
  await expect(field(page)).toHaveValue(`${name}: `);

  await visit(page, '/search/?q=zzzzqqqq');
  await page.getByRole('link', { name: 'Ask Tara to find it' }).click();
  await expect(page).toHaveURL(/\/ask-tara\?c=/);
  await page.getByRole('link', { name: 'More ways to find it' }).click();
  await expect(page).toHaveURL(/\/result-not-found\?q=zzzzqqqq&t=[\da-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Nothing for “zzzzqqqq”' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  // The conversation is not lost.
  await page.getByRole('link', { name: 'Continue with Tara' }).click();
  await expect(page).toHaveURL(/\/ask-tara\?c=/);
  await expect(page.getByRole('main').getByText(/^You: zzzzqqqq/)).toHaveCount(1);
  await page.goBack();
  await page.getByRole('textbox', { name: 'Your question in other words' }).fill('black bags');
  await page.keyboard.press('Enter');
  await expect(products(page).getByRole('article').first()).toBeVisible();
});

test('by voice, after consent, with a fake recogniser [SEA-17]', async ({ page }) => {
  await page.addInitScript(() => {
    class FakeRecognition extends EventTarget {
      lang = '';
      interimResults = false;
      start() {
        queueMicrotask(() => {
          const results = [[{ transcript: 'black bags' }]];
          this.dispatchEvent(Object.assign(new Event('result'), { results }));
          this.dispatchEvent(new Event('end'));
        });
      }
      abort() {}
    }
    Object.assign(window, { SpeechRecognition: FakeRecognition });
  });
  await visit(page, '/ask-tara');
  await page.getByRole('button', { name: 'Speak to Tara' }).click();
  const dialog = page.getByRole('dialog', { name: 'Speak to Tara' });
  await expect(dialog.getByText('May we listen?')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('consentVoice'))).toBeNull();
  await dialog.getByRole('button', { name: 'Start listening' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/ask-tara\?c=/);
  await expect(products(page).getByRole('article').first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('consentVoice'))).toBe('yes');
});

test('at 390 px: results of a question that another device asked, and a conversation that continues, without horizontal scroll [TAR-01]', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const widthOf = () => page.evaluate(() => document.documentElement.scrollWidth);
  await visit(page, `/results?q=${encodeURIComponent(question)}`);
  await expect(page.getByRole('heading', { level: 1, name: `“${question}”` })).toBeVisible();
  const list = page.getByRole('list', { name: 'Products' });
  await expect(list.getByRole('article').first()).toBeVisible();
  await expectNoAxeViolations(page, 'the results of Tara');
  expect(await widthOf()).toBeLessThanOrEqual(390);

  await page.getByRole('link', { name: 'Continue with Tara' }).click();
  await expect(page).toHaveURL(/\/ask-tara\?c=/);
  await expect(products(page).getByRole('article').first()).toBeVisible();
  expect(await widthOf()).toBeLessThanOrEqual(390);
  // The field stays at the bottom of the window.
  await expect(field(page)).toBeInViewport();
  await field(page).pressSequentially('cheaper');
  await field(page).press('Enter');
  await expect(page.getByText('You: cheaper')).toBeVisible();
  await expectAnswered(page);
  await expect(products(page)).toHaveCount(2);
  await expect(field(page)).toBeInViewport();
  expect(await widthOf()).toBeLessThanOrEqual(390);
  await context.close();
});

test('without scripts, the question is searched in the shop [TAR-01]', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const response = await page.goto('/ask-tara');
  expect(response?.status()).toBe(200);
  await expect(page.getByText('Hi, I am your AI powered Shopping Assistant*')).toBeVisible();
  await field(page).fill('tote');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/search\/\?q=tote$/);
  await context.close();
});
