import { expect } from '@playwright/test';
import { expectNoAxeViolations } from './expectNoAxeViolations.ts';
import { findProduct, mailsTo, newPhone, placeWithCash, readyToPay } from './shopper.ts';
import { test } from './test.ts';

test('the message of an order opens it without a login, at 320 px, and nothing else [ORD-02]', async ({
  page,
  browser,
}) => {
  const product = await findProduct(page.request, ':price-asc:price:0-25000:inStockFlag:true');
  const phone = newPhone();
  const email = `guest-${phone}@example.com`;
  await readyToPay(page, product, { phone, email });
  await placeWithCash(page);

  await expect.poll(async () => (await mailsTo(page.request, email)).length).toBe(1);
  const [mail] = await mailsTo(page.request, email);
  expect(mail?.subject).toMatch(/^Your order LX \d{4} \d{4} \d\d is placed$/);
  expect(mail?.text).toContain(product.name);
  const link = new URL(/https?:\/\/\S+\/o\/\S+/.exec(mail?.text ?? '')?.[0] ?? '');

  const context = await browser.newContext({ viewport: { width: 320, height: 640 } });
  const guest = await context.newPage();
  const { origin } = new URL(page.url());
  const response = await guest.goto(origin + link.pathname);
  expect(response?.status()).toBe(200);
  expect(response?.headers()['cache-control']).toBe('no-store');
  await expect(guest.getByRole('heading', { level: 1, name: /^Arriving/ })).toBeVisible();
  await expect(guest.getByRole('list', { name: 'The way of this parcel' })).toContainText('Placed');
  const shown = await guest.content();
  for (const secret of [phone, email, 'B-14, Jor Bagh']) expect(shown).not.toContain(secret);
  await expect(guest.getByRole('link', { name: 'Cancel items' })).toHaveCount(0);
  await expectNoAxeViolations(guest, 'the order behind a link');

  const forged = link.pathname.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  expect((await guest.goto(origin + forged))?.status()).toBe(404);
  await context.close();
});
