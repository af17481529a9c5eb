import { hoverLinksDelayMs, type screenNames } from '@luxe/contract/event-values';
import type { EventName } from '@luxe/contract/events';
import { expect, type Locator, type Page } from '@playwright/test';
import { approve, fillCard, pay } from './cardPayment.ts';
import { deliver } from './desk.ts';
import {
  addToBag,
  fillAddress,
  newPhone,
  placeWithCash,
  readCode,
  returnForCliqCash,
  skipNames,
  visit,
  type Product,
} from './shopper.ts';

/** Name and attributes of an event, without the labels of the platform. */
type Expected = readonly [name: EventName, attributes: Readonly<Record<string, unknown>>];

/** An act of a shopper, and the events that customer-engagement analytics get for it after consent. */
interface EventStep {
  readonly title: string;
  readonly act: () => Promise<void>;
  /** Every event of these names, as often as it occurs in this step. Call it after `act`. */
  readonly events: () => readonly Expected[];
  /** Events whose name also occurs for other reasons, such as each view of a page. */
  readonly others?: readonly Expected[];
}

const text = expect.any(String);
const amount = expect.any(Number);
const list = expect.any(Array);
const listing = { categories: list, icid: 'NA', icid2: 'NA' };
const productCode = expect.stringMatching(/^mp\d+$/);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Attributes of a product, NA where the shop sends no value. */
const item = (known: Readonly<Record<string, unknown>>) => ({
  ...{ product_code: productCode, sku_id: 'NA', seller_id: 'NA', product_name: 'NA', brand: 'NA' },
  ...{ category: 'NA', price: 'NA', quantity: 1 },
  ...known,
});

const screens = (...names: readonly (typeof screenNames)[number][]): readonly Expected[] =>
  names.map((screen): Expected => ['screen viewed', { screen }]);

/** Waits while the page stays as it is, for events that need time. */
export async function stay(page: Page, ms: number): Promise<void> {
  const end = (await page.evaluate(() => performance.now())) + ms;
  await page.waitForFunction((until) => performance.now() > until, end);
}

/** Events of a form that is opened twice: sent three times, with one request. */
const leadEvents = [
  ...(['lead clicked', 'lead clicked', 'lead viewed', 'lead viewed', 'lead submitted'] as const),
  ...(['lead submitted', 'lead submitted', 'lead succeeded', 'lead duplicate'] as const),
];

/** Asks for a call in the open form. */
async function ask(form: Locator, phone: string): Promise<void> {
  await form.getByLabel('Your name').fill('Ananya Rao');
  await form.getByLabel('Mobile number').fill(phone);
  await form.getByLabel('When may we call?').selectOption({ label: 'Evening, 5 pm to 9 pm' });
  await form.getByLabel(/^You may call me/).check();
  await form.getByRole('button', { name: 'Call me' }).click();
}

/** Who acts, and on what. */
interface Act {
  readonly page: Page;
  readonly product: Product;
  /** Of a new customer. */
  readonly phone: string;
}

/**
 * The acts of one new shopper from the home page to the logout. Together they raise every event of the shop.
 * `product` costs so little that two units can be paid in cash.
 */
export function everyEvent(page: Page, product: Product): readonly EventStep[] {
  const act = { page, product, phone: newPhone() };
  const asGuest = [...pageSteps(act), ...giftCardSteps(act)];
  return [...asGuest, ...accountSteps(act), ...bagSteps(act), ...orderSteps(act), ...logoutSteps(act)];
}

const sellerOf = ({ ussid }: Product): string => ussid.slice(0, 6);

function pageSteps({ page, product }: Act): readonly EventStep[] {
  return [
    {
      title: 'the links of a section stay open',
      act: async () => {
        await visit(page, '/');
        const strip = page.getByRole('navigation', { name: 'Sections' });
        await strip.getByRole('link', { name: 'Women', exact: true }).hover();
        const links = strip.getByRole('group', { name: 'Women', exact: true });
        await expect(links).toBeVisible();
        await stay(page, hoverLinksDelayMs + 500);
        await expect(links).toBeVisible();
      },
      events: () => [['hover links viewed', { section: 'Women' }]],
      others: [['page viewed', { path: '/', title: text }]],
    },
    {
      title: 'a search, and its first results',
      act: async () => {
        await visit(page, '/');
        await page.getByRole('searchbox').first().click();
        const field = page.getByRole('combobox', { name: 'Search the shop' });
        await expect(field).toBeFocused();
        await field.fill('bag');
        await field.press('Enter');
        await expect(page).toHaveURL(/\/search\/\?q=bag/);
        // Results are observed once the page has been open for two seconds.
        await stay(page, 3000);
        const tiles = page.getByRole('list', { name: 'Products' }).getByRole('listitem');
        for (let at = 0; at < 12; at += 1) await tiles.nth(at).scrollIntoViewIfNeeded();
      },
      events: () => [['search', { type: 'direct', text: 'bag' }]],
      others: [
        ['listing viewed', { query: text, total: amount, page: 1, ...listing }],
        ['search results seen', { text: 'bag', group: 1, product_code: list, position: list }],
      ],
    },
    {
      title: 'a product, and another pincode',
      act: async () => {
        await visit(page, product.path);
        await page.getByRole('button', { name: 'Change', exact: true }).click();
        await page.getByRole('textbox', { name: 'Pincode' }).fill('400001');
        await page.getByRole('button', { name: 'Check' }).click();
        await expect.poll(() => page.evaluate(() => localStorage.getItem('userinputpincode'))).toBe('400001');
      },
      events: () => [
        [
          'product viewed',
          {
            ...item({ sku_id: product.ussid, seller_id: expect.stringContaining(sellerOf(product)) }),
            ...{ product_name: text, brand: text, price: amount, luxuryZoom: list },
          },
        ],
        ['pincode chosen', { isServicable: true }],
      ],
    },
  ];
}

function accountSteps({ page, product, phone }: Act): readonly EventStep[] {
  return [
    {
      title: 'the wishlist asks for a login, whose first code is wrong',
      act: async () => {
        await visit(page, product.path);
        const button = page.getByRole('button', { name: /^(?:Save|Remove) .+ wishlist$/ }).first();
        await button.click();
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel('Mobile number').fill(phone);
        await dialog.getByRole('button', { name: 'Send code' }).click();
        const code = dialog.getByLabel('6-digit code');
        await expect(code).toBeFocused();
        const right = await readCode(page.request, phone);
        await code.fill(right === '111111' ? '222222' : '111111');
        await expect(code).toHaveAttribute('aria-invalid', 'true');
        await expect(code).toHaveValue('');
        const saved = page.waitForResponse(/addProductInWishlist/);
        await code.fill(right);
        await skipNames(page);
        await expect(dialog).toBeHidden();
        await saved;
        await expect(button).toHaveAttribute('aria-pressed', 'true');
        await button.click();
        await expect(button).toHaveAttribute('aria-pressed', 'false');
      },
      events: () => [
        ['OTP sent', { isResend: false }],
        ['OTP submitted', {}],
        ['OTP submitted', {}],
        ['login failed', { reason: expect.stringMatching(/^[\w-]+$/) }],
        ['login done', { userType: 'new', cartMerged: expect.any(Boolean) }],
        ['sign up viewed', {}],
        ['added to wishlist', item({ sku_id: text })],
        ['removed from wishlist', item({ sku_id: text })],
      ],
    },
    {
      title: 'a request for a call fails, succeeds, and is repeated',
      act: async () => {
        await visit(page, '/b-contactus');
        const link = page.getByRole('main').getByRole('link', { name: 'ask for a call' });
        const dialog = page.getByRole('dialog', { name: 'Ask for a call' });
        await link.click();
        await page.route('**/raiseLeadTicket*', (route) => route.abort());
        await ask(dialog, phone);
        await expect(
          dialog.getByText('Request failed, please try again after some time', { exact: true }),
        ).toBeVisible();
        await page.unroute('**/raiseLeadTicket*');
        await dialog.getByRole('button', { name: 'Call me' }).click();
        await expect(dialog.getByText(/^We have your request\./)).toBeVisible();
        await dialog.getByRole('button', { name: 'Done' }).click();
        await expect(dialog).toBeHidden();
        await link.click();
        await ask(dialog, phone);
        await expect(dialog.getByText(/^You have asked us already\./)).toBeVisible();
        await dialog.getByRole('button', { name: 'Done' }).click();
        await expect(dialog).toBeHidden();
      },
      events: () => [
        ...leadEvents.map((name): Expected => [name, { kind: 'callback' }]),
        ['lead failed', { kind: 'callback', side: 'client-side' }],
      ],
    },
    {
      title: 'brand cash',
      act: async () => {
        const read = page.waitForResponse(/\/brandCash(?:\?|$)/);
        await visit(page, '/my-account/brand-cash');
        await read;
        await expect(heading(page, 'Brand cash')).toBeVisible();
      },
      events: () => [['brand cash viewed', { brand_code: 'NA', brand_name: 'NA', balance: 'NA' }]],
    },
    {
      title: 'points',
      act: async () => {
        await visit(page, '/my-account/tcp-points');
        await expect(page.getByText('Your tier', { exact: true }).first()).toBeVisible();
      },
      events: () => [['loyalty points viewed', { tier: 'Base' }]],
    },
  ];
}

function bagSteps({ page, product, phone }: Act): readonly EventStep[] {
  return [
    {
      title: 'an item in the bag, and out of it',
      act: async () => {
        await visit(page, product.path);
        await addToBag(page);
        await visit(page, '/cart');
        await stay(page, 3000);
        await page
          .getByRole('main')
          .getByRole('button', { name: /^Remove / })
          .first()
          .click();
        await expect(page.getByText('Your bag is empty.')).toBeVisible();
      },
      events: () => [
        [
          'added to cart',
          item({
            ...{ sku_id: product.ussid, seller_id: expect.stringContaining(sellerOf(product)) },
            price: amount,
          }),
        ],
        [
          'removed from cart',
          item({ sku_id: product.ussid, product_name: text, brand: text, price: amount }),
        ],
      ],
      others: screens('Cart', 'Cart - Empty'),
    },
    {
      title: 'a payment by card that the bank declines',
      act: async () => {
        await visit(page, product.path);
        await page.getByRole('button', { name: 'Buy now' }).first().click();
        await expect(page).toHaveURL(/\/checkout\?cart=buyNow/);
        await stay(page, 3000);
        await fillAddress(page, phone);
        await page.getByRole('button', { name: 'Save address' }).click();
        await fillCard(page, '4000000000000002');
        await pay(page);
        await approve(page);
        await expect(page).toHaveURL(/\/order-failed\?orderCode=/);
        await expect(page.getByText('Your bank did not allow the payment.').first()).toBeVisible();
      },
      events: () => [
        ['buy now', item({ sku_id: product.ussid })],
        ['checkout viewed', { payable: amount, count: 1 }],
        ['payment method selected', { mode: 'Credit Card' }],
        ['order unsuccessful', { reason: text }],
      ],
      others: screens('Checkout', 'Cart:New Address', 'Checkout - Proceed to Payment', 'Order Failure'),
    },
  ];
}

function orderSteps({ page, product }: Act): readonly EventStep[] {
  let orderId = '';
  return [
    {
      title: 'an order of two units in cash',
      act: async () => {
        await visit(page, product.path);
        await addToBag(page);
        await addToBag(page);
        await visit(page, '/checkout');
        await placeWithCash(page);
        const link = page.getByRole('main').getByRole('link', { name: 'Track order' });
        const href = await link.getAttribute('href');
        orderId = new URLSearchParams(href?.split('?')[1]).get('orderCode') ?? '';
      },
      events: () => [
        ['payment method selected', { mode: 'COD' }],
        [
          'order placed',
          {
            ...{ orderId, payable: amount, isGiftCard: false, product_code: [productCode] },
            ...{ sku_id: [product.ussid], seller_id: [sellerOf(product)], price: [amount], quantity: [2] },
            category: ['NA'],
          },
        ],
      ],
      others: screens('Order Confirmation'),
    },
    {
      title: 'a cancellation of one unit',
      act: async () => {
        await visit(page, `/my-account/order?orderCode=${orderId}`);
        await page.getByRole('link', { name: 'Cancel items' }).click();
        await page.getByRole('checkbox', { name: `Cancel ${product.brand} ${product.name}` }).check();
        await page.getByRole('button', { name: 'One less' }).click();
        await page.getByRole('radio', { name: 'Ordered by mistake' }).check();
        await page.getByRole('button', { name: 'Continue' }).click();
        await page.getByRole('button', { name: 'Cancel 1 item' }).click();
        await expect(heading(page, 'Cancelled')).toBeVisible();
      },
      events: () => [['cancellation requested', { orderId }]],
    },
    {
      title: 'a return of the other unit',
      act: async () => {
        await deliver(page.request, orderId);
        await returnForCliqCash(page, orderId);
      },
      events: () => [['return requested', { orderId }]],
    },
  ];
}

function giftCardSteps({ page, phone }: Act): readonly EventStep[] {
  return [
    {
      title: 'a gift card',
      act: async () => {
        await visit(page, '/gift-cards');
        await page.getByText('₹5,000', { exact: true }).first().click();
        await page.getByLabel('Their name').fill('Meera');
        await page.getByLabel('Their e-mail').fill(`every-${phone}@example.com`);
        await page.getByLabel('Your name').fill('Ananya');
        await page.getByLabel('Your e-mail').fill(`buyer-${phone}@example.com`);
        await page
          .getByRole('button', { name: /^Continue to payment/ })
          .first()
          .click();
        await expect(heading(page, 'Pay for the gift card')).toBeVisible();
        await fillCard(page, '4111111111111111');
        await pay(page);
        await approve(page);
        await expect(heading(page, 'Your gift card is on its way')).toBeVisible({ timeout: 30_000 });
      },
      events: () => [
        [
          'added to cart',
          item({ product_code: text, category: 'Send As Gift Card', price: 5000, quantity: 1 }),
        ],
        ['payment method selected', { mode: 'Credit Card' }],
        [
          'order placed',
          {
            ...{ orderId: expect.stringMatching(/^GC-/), payable: 5000, isGiftCard: true },
            ...{ product_code: [text], sku_id: ['NA'], seller_id: ['NA'], price: [5000] },
            ...{ quantity: [1], category: ['Send As Gift Card'] },
          },
        ],
      ],
      others: [['checkout viewed', { payable: 5000, count: 1 }]],
    },
  ];
}

function logoutSteps({ page }: Act): readonly EventStep[] {
  return [
    {
      title: 'the logout',
      act: async () => {
        await visit(page, '/my-account/orders');
        await page.getByRole('button', { name: 'Log out' }).first().click();
        await expect(page.getByText('You have been logged out, please login.')).toBeVisible();
      },
      events: () => [['logged out', {}]],
      // The page asks the guest for a login, and has a title of its own.
      others: [['page viewed', { path: '/my-account/orders', title: 'Log in to see your account | LUXE' }]],
    },
  ];
}
