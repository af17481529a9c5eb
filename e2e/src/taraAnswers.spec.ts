import { expect, type Locator, type Page } from '@playwright/test';
import { buyWithCash, findProduct, visit } from './shopper.ts';
import { test } from './test.ts';

const field = (page: Page) => page.getByRole('textbox', { name: 'Write to Tara' });

/** Asks in the open conversation, and waits until Tara has answered. */
async function ask(page: Page, question: string): Promise<void> {
  await field(page).fill(question);
  await field(page).press('Enter');
  await expect(page.getByText(`You: ${question}`)).toBeVisible();
  // Until the answer, the button has another name.
  await expect(page.getByRole('button', { name: 'Ask', exact: true })).toBeVisible();
}

const hrefOf = async (link: Locator): Promise<string> => (await link.getAttribute('href')) ?? 'none';

test('Tara answers a customer about an order, a size, a delivery and returns, compares, and leads to a person [TAR-02]', async ({
  page,
}) => {
  const product = await findProduct(page.request, ':price-asc:price:0-25000:inStockFlag:true');
  const order = await buyWithCash(page, product);
  await visit(page, '/launch-tara');
  const main = page.getByRole('main');
  const sources = (name: string) => main.getByRole('link', { name, exact: true });

  await ask(page, `where is my order ${order}`);
  await expect(page).toHaveURL(/\/ask-tara\?c=/);
  await expect(main.getByText(/^Order LX[\d ]+: /)).toBeVisible();
  expect(await hrefOf(sources('Your order'))).toContain(`orderCode=${order}`);

  await ask(page, 'Which size should I buy in loafers if I wear UK 8?');
  await expect(main.getByText(/the chart “/i).first()).toBeVisible();
  expect(await hrefOf(sources('Size chart').first())).toMatch(/\/p-mp\d+$/);

  await ask(page, 'how soon can you deliver to 560001?');
  await expect(main.getByText(/ arrives by .*\(560001\)/).first()).toBeVisible();
  await expect(sources('Delivery').first()).toBeVisible();

  await ask(page, 'what is your return policy');
  const policy = sources('Policy').last();
  await expect(policy).toHaveAccessibleDescription(/return|refund|days/i);
  expect((await page.request.get(await hrefOf(policy))).status()).toBe(200);

  // The product is saved, and the conversation stays open.
  await ask(page, 'black bags under 5 lakh');
  const save = page
    .getByRole('region', { name: 'Products for “black bags under 5 lakh”' })
    .getByRole('button', { name: /^Save .+ to wishlist$/ })
    .first();
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/\/ask-tara\?c=/);

  await ask(page, 'compare the first two');
  const table = page.getByRole('table', { name: /^Comparison/ });
  await expect(table.getByRole('row', { name: /^Brand / })).toBeVisible();
  await expect(table.getByRole('row', { name: /^Price ₹.+₹/ })).toBeVisible();

  await ask(page, 'can i talk to a real person please');
  await sources('Talk to a person').last().click();
  await expect(page.getByRole('dialog', { name: 'Shop with an adviser' })).toBeVisible();
});
