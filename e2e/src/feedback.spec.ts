import { expect } from '@playwright/test';
import { deliver, readFeedbackDesk } from './desk.ts';
import { expectNoAxeViolations } from './expectNoAxeViolations.ts';
import { findProduct, mailsTo, newPhone, placeWithCash, readyToPay, visit } from './shopper.ts';
import { test } from './test.ts';

test('the link of a message asks for a score, once, at 320 px and by keyboard [ORD-12]', async ({
  page,
  request,
  browser,
}) => {
  test.setTimeout(180_000);
  const product = await findProduct(page.request, ':price-asc:price:0-25000:inStockFlag:true');
  const phone = newPhone();
  const email = `score-${phone}@example.com`;
  await readyToPay(page, product, { phone, email });
  await placeWithCash(page);
  await page.getByRole('main').getByRole('link', { name: 'Track order' }).click();
  await expect(page).toHaveURL(/orderCode=LX-/);
  const orderCode = new URL(page.url()).searchParams.get('orderCode') ?? '';
  await deliver(request, orderCode);
  const asked = async () =>
    (await mailsTo(request, email)).find(({ subject }) => subject.startsWith('How was your order'));
  await expect.poll(asked, { timeout: 90_000 }).toBeDefined();
  const link = new URL(/https?:\/\/\S+score=8/.exec((await asked())?.text ?? '')?.[0] ?? '');
  const { origin } = new URL(page.url());
  const start = origin + link.pathname + link.search;

  const context = await browser.newContext({ viewport: { width: 320, height: 640 } });
  const guest = await context.newPage();
  const response = await guest.goto(start);
  expect(response?.status()).toBe(200);
  expect(response?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
  await guest.locator('html[data-ready]').waitFor({ state: 'attached' });
  await expect(guest.getByRole('radio', { name: '8' })).toBeChecked();
  await expectNoAxeViolations(guest, 'the page before the feedback form');
  const second = await context.newPage();
  await visit(second, start);
  await second.getByRole('button', { name: 'Continue' }).click();
  await expect(second.getByRole('button', { name: 'Send' })).toBeVisible();

  await guest.getByRole('radio', { name: '8' }).focus();
  await guest.keyboard.press('ArrowRight');
  await expect(guest.getByRole('radio', { name: '9' })).toBeChecked();
  await guest.keyboard.press('Enter');
  await expect(guest).toHaveURL(/\/NPSFeedbackForm\/LX-[^/]+\?score=9$/);
  await expect(guest.getByRole('radio', { name: '9' })).toBeChecked();
  await expect(guest.getByText('What did you like?')).toBeVisible();
  await expectNoAxeViolations(guest, 'the feedback form');
  expect(await guest.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const shown = await guest.content();
  for (const secret of [phone, email, 'B-14, Jor Bagh']) expect(shown).not.toContain(secret);
  await guest.getByRole('checkbox', { name: 'The packing' }).focus();
  await guest.keyboard.press('Space');
  const words = `Lovely ribbon ${phone}`;
  await guest.getByLabel('What did you like best?').fill(words);
  await guest.getByRole('button', { name: 'Send' }).focus();
  await guest.keyboard.press('Enter');
  await expect(guest.getByRole('heading', { level: 1, name: 'Thank you' })).toBeFocused();

  // The other tab still shows the form. Its answer is not stored.
  await second.getByRole('button', { name: 'Send' }).click();
  await expect(second.getByRole('heading', { level: 1, name: 'You have already answered' })).toBeVisible();
  await visit(guest, start);
  await expect(guest.getByRole('heading', { level: 1, name: 'You have already answered' })).toBeVisible();
  await expectNoAxeViolations(guest, 'an answered feedback form');
  const { answers, months } = await readFeedbackDesk(request);
  expect(answers.map(({ comment }) => comment)).toContain(words);
  expect(months[0]?.answers).toBeGreaterThan(0);

  const forged = link.pathname.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  expect((await guest.goto(origin + forged))?.status()).toBe(404);
  const ofReturn = link.pathname.replace('/NPSFeedbackForm', '/ReturnNPSFeedbackForm');
  expect((await guest.goto(origin + ofReturn))?.status()).toBe(404);
  for (const path of ['/NPSFeedbackForm', '/ReturnNPSFeedbackForm/intermediate']) {
    expect((await guest.goto(origin + path))?.status()).toBe(404);
    await expect(guest.getByText('The link is not complete. Open it again from our message.')).toBeVisible();
  }
  await context.close();
});
