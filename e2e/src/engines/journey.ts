import { expect, type APIRequestContext } from '@playwright/test';
import { findCollapsed } from '../../../tools/run/src/engines/findCollapsed.ts';
import { newPhone, readCode } from '../shopper.ts';
import { storeOrigin } from '../setting.ts';
import type { Tab } from './tab.ts';

/** A step of the journey: an action of the shopper, and the checks that follow it. */
interface Step {
  readonly name: string;
  run(tab: Tab, request: APIRequestContext): Promise<void>;
}

interface Card {
  readonly webURL: string;
}

/**
 * Steps from the home page to a placed order. The steps use the controls that behaved differently in
 * different browser engines.
 */
export const journey = (isPhone: boolean): readonly Step[] => [
  { name: 'opens the home page', run: (tab) => tab.open('/') },
  { name: 'opens and closes the menu', run: isPhone ? openMenuDrawer : openMegaMenu },
  { name: 'changes the theme', run: changeTheme },
  { name: 'reads the size guide', run: readSizeGuide },
  { name: 'looks at a picture closely', run: zoom },
  { name: 'puts the product into the bag', run: addToBag },
  { name: 'logs in on the way to the checkout', run: logInAtCheckout },
  { name: 'places the order', run: placeOrder },
];

async function openMenuDrawer(tab: Tab): Promise<void> {
  await tab.clickUntil(['button', 'Menu'], isDialogOpen);
  await tab.find('dialog', 'Menu');
  await expectNothingCollapsed(tab);
  await tab.click('button', /^Bags/);
  await tab.find('link', 'View all bags');
  // Escape closes one level at a time.
  await tab.driver.press('Escape');
  await expectFocusOn(tab, 'Bags');
  await tab.driver.press('Escape');
  await expectDialogClosed(tab);
  await expectFocusOn(tab, 'Menu');
}

async function openMegaMenu(tab: Tab): Promise<void> {
  // The menus load when the pointer first enters a section.
  await tab.hover('link', 'Shoes');
  await tab.find('button', 'Bags menu');
  await tab.hover('link', 'Bags');
  await tab.find('group', 'Bags');
  await tab.find('link', 'View all bags');
  await tab.driver.press('Escape');
  await tab.until('the menu is closed', () => !document.querySelector('nav [aria-expanded=true]'));
}

async function changeTheme(tab: Tab): Promise<void> {
  for (const theme of ['Light', 'Dark'])
    await tab.clickUntil(
      ['button', theme],
      (name) => document.documentElement.dataset['theme'] === name,
      theme.toLowerCase(),
    );
}

async function readSizeGuide(tab: Tab, request: APIRequestContext): Promise<void> {
  const url = `${storeOrigin}/v2/lux/products/searchProducts/?pageSize=24&searchText=`;
  const query = encodeURIComponent(':price-asc:category:LSH13:price:0-40000:inStockFlag:true');
  const listing = (await (await request.get(url + query)).json()) as { searchresult: Card[] };
  await tab.open((listing.searchresult[0] as Card).webURL);
  await tab.clickUntil(['button', 'Size guide'], isDialogOpen);
  await tab.find('dialog', 'Size guide');
  await tab.find('columnheader', 'Foot length, cm');
  await expectNothingCollapsed(tab);
  await tab.driver.press('Escape');
  await expectDialogClosed(tab);
  await expectFocusOn(tab, 'Size guide');
}

async function zoom(tab: Tab): Promise<void> {
  await tab.clickUntil(['link', /^.*Picture 1 of \d+\. Zoom$/], isDialogOpen);
  await tab.find('dialog', 'Pictures');
  await expectNothingCollapsed(tab);
  await tab.driver.press('Escape');
  await expectDialogClosed(tab);
}

async function addToBag(tab: Tab): Promise<void> {
  await tab.choose(/^(UK|EU|IN) \d+$/);
  await tab.click('button', 'Add to bag');
  await tab.until('the store has the item', () =>
    performance
      .getEntriesByType('resource')
      .some(
        (entry) => /productsToBag/.test(entry.name) && (entry as PerformanceResourceTiming).responseEnd > 0,
      ),
  );
  // While a dialog is open, role queries do not find the header. So this condition reads the links of the
  // header from the DOM.
  await tab.until('the header counts the item', () =>
    [...document.querySelectorAll('header a')].some((link) =>
      [link.ariaLabel, link.textContent.trim()].includes('Bag, 1 item'),
    ),
  );
}

async function logInAtCheckout(tab: Tab, request: APIRequestContext): Promise<void> {
  const phone = newPhone();
  await tab.open('/cart');
  await tab.clickUntil(['button', 'Go to checkout'], isDialogOpen);
  await tab.find('dialog');
  await tab.fill('Mobile number or e-mail', phone);
  await expectNothingCollapsed(tab);
  await tab.click('button', 'Send code');
  await tab.fill('6-digit code', await readCode(request, phone));
  await tab.click('button', 'Later');
  await expectDialogClosed(tab);
  await tab.find('heading', 'Checkout');
  await tab.find('textbox', 'Pincode');
  await tab.until('the page stands at its top', () => scrollY < 200);
}

async function placeOrder(tab: Tab): Promise<void> {
  await tab.fill('Pincode', '110003');
  await tab.until('the pincode brings the city', () =>
    [...document.querySelectorAll('input')].some(({ value }) => value.includes('Delhi')),
  );
  await tab.fill('First name', 'Ananya');
  await tab.fill(/^Last name/, 'Rao');
  await tab.fill('Flat, house or building', 'B-14, Jor Bagh');
  await tab.until('the mobile number of the login is filled in', () =>
    [...document.querySelectorAll<HTMLInputElement>('input[type=tel]')].some(({ value }) => value !== ''),
  );
  await tab.click('button', 'Save address');
  await tab.choose(/Cash on delivery/);
  await tab.clickUntil(['button', /^Place order/], () => location.pathname === '/order-placed-successfully');
  await tab.find('heading', /Thank you|placed/);
}

/** Expects that no element of the open dialog cuts off its own content. */
async function expectNothingCollapsed(tab: Tab): Promise<void> {
  const { engine } = tab.driver;
  expect({ engine, faults: await tab.driver.run(findCollapsed) }).toEqual({ engine, faults: [] });
}

/** Runs in the page. */
const isDialogOpen = () => document.querySelector('[role=dialog], dialog[open]') !== null;

const expectDialogClosed = (tab: Tab) =>
  tab.until('no dialog is open', () => document.querySelector('[role=dialog], dialog[open]') === null);

const expectFocusOn = (tab: Tab, name: string) =>
  tab.until(
    `the focus is on ${name}`,
    (text) => {
      const { activeElement } = document;
      return [activeElement?.ariaLabel, activeElement?.textContent.trim()].includes(text);
    },
    name,
  );
