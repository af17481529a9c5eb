import { expect, type Page } from '@playwright/test';
import { answerBanner } from './consent.ts';
import { inThisRun } from './inThisRun.ts';
import { countRequests, defineButtons, plantButton, plantedButton, pressButtons } from './pressButtons.ts';
import { addToBag, buyWithCash, findProduct, visit } from './shopper.ts';
import { test } from './test.ts';

const tote = ':price-asc:category:LSH10:inStockFlag:true';

/** Opens the first page of a guest, whose answer about cookies is "Only necessary". */
async function openShop(page: Page, path: string): Promise<void> {
  await defineButtons(page);
  await visit(page, path);
  await answerBanner(page, 'Only necessary');
}

/**
 * Plants a button without effect in each page, presses all buttons, and expects that only the planted ones
 * are without effect.
 */
async function expectEffects(page: Page, allPaths: readonly string[], leftOut: readonly string[] = []) {
  const paths = inThisRun(allPaths);
  await plantButton(page);
  const options = { requests: countRequests(page), leftOut: new Set(leftOut) };
  const dead: string[] = [];
  let count = 0;
  for (const path of paths)
    await test.step(path, async () => {
      const found = await pressButtons(page, path, options);
      dead.push(...found.dead);
      count += found.pressed;
    });
  expect(dead).toEqual(paths.map((path) => `${path}: ${plantedButton}`));
  expect(count).toBeGreaterThan(2 * paths.length);
}

test('every button of the pages of a guest has an effect: a request, another content or another focus; a planted button has none', async ({
  page,
  request,
}) => {
  test.setTimeout(600_000);
  const product = await findProduct(request, tote);
  await openShop(page, product.path);
  await addToBag(page);
  await expectEffects(page, [
    ...[product.path, '/', '/bags/c-lsh10', '/search/?q=tote', '/search/?q=qqqqqq', '/cart', '/gift-cards'],
    ...['/corporate-gift-card', '/contact-us', '/track-order', '/brandList/a-to-z-luxury-brands'],
    ...['/neelam-vaid-store', '/browse/luxury/luxelife/blog', '/ask-tara', '/consent', '/no-such-page'],
  ]);
});

test('every button of the pages with forms and of landing pages has an effect; a planted button has none', async ({
  page,
}) => {
  test.setTimeout(600_000);
  await openShop(page, '/newsletter');
  await expectEffects(page, [
    ...['/rtcb-template3', '/leadgen-template1', '/assisted-shopping', '/cpp', '/jlr', '/newsletter'],
    ...['/data-request', '/jewellery/atelier', '/explore/indiluxe'],
  ]);
});

test('every button of the pages of a customer with an order has an effect; a planted button has none', async ({
  page,
  request,
}) => {
  test.setTimeout(600_000);
  const product = await findProduct(request, tote);
  await openShop(page, product.path);
  const orderCode = await buyWithCash(page, product);
  const account = [
    ...['orders', 'saved-addresses', 'wishlist', 'update-profile', 'cliq-cash', 'transactionHistory'],
    ...['g-cliqcash', 'g-giftcard', 'tcp-points', 'brand-cash', 'returns', 'cliq-care'],
  ].map((name) => `/my-account/${name}`);
  // The last page is the order, because its buttons cancel it.
  const paths = [...account, `/my-account/order?orderCode=${orderCode}`];
  // Journeys of the account press this button: it ends the session.
  await expectEffects(page, paths, ['Log … out']);
});
