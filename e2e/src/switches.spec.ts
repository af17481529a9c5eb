import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { setSwitch, visitDesk } from './desk.ts';
import { addToBag, fillAddress, findProduct, logIn, newPhone, visit, waitForHydration } from './shopper.ts';
import { test } from './test.ts';

// Each of the eight switches is changed at the desk, has its effect in the shop, and is changed back.
// Browsers cache the switches for a minute, so each shopper is a new browser.

/** Changes a switch for the time of `journey`. */
async function whileSwitched(
  request: APIRequestContext,
  name: string,
  value: string,
  journey: () => Promise<void>,
): Promise<void> {
  const before = await setSwitch(request, name, value);
  expect(before).not.toBe(value);
  try {
    await journey();
  } finally {
    await setSwitch(request, name, before);
  }
}

/** Runs a journey in a new browser. */
async function asNewShopper(browser: Browser, journey: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext();
  try {
    await journey(await context.newPage());
  } finally {
    await context.close();
  }
}

const isOf = (path: RegExp) => (url: string) => path.test(new URL(url).pathname);

/** Requests of a page whose path matches, from now on. */
function watchRequests(page: Page, path: RegExp): readonly string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (isOf(path)(request.url())) urls.push(request.url());
  });
  return urls;
}

/** Opens a page, and waits until its browser knows the switches. */
async function visitWithSwitches(page: Page, path: string): Promise<void> {
  const known = page.waitForResponse('**/getApplicationProperties.json?*');
  await visit(page, path);
  await known;
}

/** Types a search, and waits until the popular products of the layer are there. */
async function typeSearch(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox').first().click();
  await page.keyboard.type(text);
  await expect(page.getByRole('list', { name: 'Popular products' }).getByRole('link').first()).toBeVisible();
}
const suggestions = (page: Page) => page.getByRole('option');

test('Search_Elastic_Json: suggestions false turns suggestions off from the first key, and a search still works [CFG-01]', async ({
  browser,
  request,
}) => {
  await whileSwitched(request, 'Search_Elastic_Json', '{"suggestions":false}', () =>
    asNewShopper(browser, async (page) => {
      const asked = watchRequests(page, /products\/suggestions/);
      await visit(page, '/');
      // The answer about the switches comes only after the shopper has typed.
      const typed = Promise.withResolvers<void>();
      await page.route('**/getApplicationProperties.json?*', async (route) => {
        await typed.promise;
        await route.continue();
      });
      const known = page.waitForResponse('**/getApplicationProperties.json?*');
      await typeSearch(page, 'loaf');
      expect(asked).toEqual([]);
      typed.resolve();
      await known;
      await page.keyboard.type('er');
      await expect(page.getByRole('searchbox').or(page.getByRole('combobox')).last()).toHaveValue('loafer');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/search\/\?q=loafer/);
      expect(asked).toEqual([]);
    }),
  );
  await asNewShopper(browser, async (page) => {
    await visit(page, '/');
    await typeSearch(page, 'loaf');
    await expect(suggestions(page).first()).toBeVisible();
  });
});

test('Search_AB_Web: without search tests, no browser asks for its variant [CFG-01]', async ({
  browser,
  request,
}) => {
  const searchWith = async (page: Page) => {
    const asked = watchRequests(page, /\/searchab/);
    await visit(page, '/');
    await typeSearch(page, 'loaf');
    await expect(suggestions(page).first()).toBeVisible();
    return asked;
  };
  await whileSwitched(request, 'Search_AB_Web', 'false', () =>
    asNewShopper(browser, async (page) => {
      const asked = await searchWith(page);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('list', { name: 'Products' })).toBeVisible();
      expect(asked).toEqual([]);
    }),
  );
  await asNewShopper(browser, async (page) => {
    const asked = await searchWith(page);
    await expect.poll(() => asked.length).toBe(1);
  });
});

test('Desktop-new-header: without it, the sections are links without menus [CFG-01] [CON-08]', async ({
  browser,
  request,
}) => {
  const strip = (page: Page) => page.getByRole('navigation', { name: 'Sections' });
  const openSection = async (page: Page) => {
    const link = strip(page).getByRole('link', { name: 'Bags', exact: true });
    await waitForHydration(link);
    await link.hover();
  };
  await whileSwitched(request, 'Desktop-new-header', 'false', () =>
    asNewShopper(browser, async (page) => {
      const asked = watchRequests(page, /\/nav-menu$/);
      await visit(page, '/');
      const known = page.waitForResponse('**/getApplicationProperties.json?*');
      await openSection(page);
      await known;
      await expect(strip(page).getByRole('button')).toHaveCount(0);
      await expect(strip(page).getByRole('group')).toHaveCount(0);
      expect(asked).toEqual([]);
      await strip(page).getByRole('link', { name: 'Bags', exact: true }).click();
      await expect(page).toHaveURL(/\/c-lsh10$/);
    }),
  );
  await asNewShopper(browser, async (page) => {
    await visit(page, '/');
    await openSection(page);
    const panel = strip(page).getByRole('group', { name: 'Bags', exact: true });
    await expect(panel.getByText(/^[\d,]+ items from \d+ brands$/)).toBeVisible();
  });
});

test('whatsappconsent: the profile and checkout have an unticked choice only while it is on [CFG-01]', async ({
  browser,
  request,
}) => {
  test.slow();
  const product = await findProduct(request, ':price-asc:category:LSH10:price:0-25000:inStockFlag:true');
  const profileChoice = (page: Page) => page.getByRole('switch', { name: /^WhatsApp/ });
  const checkoutChoice = (page: Page) => page.getByRole('checkbox', { name: /on WhatsApp/ });

  /** Opens the profile and then checkout. `look` looks at each. */
  const shop = async (page: Page, look: (choice: 'profile' | 'checkout') => Promise<void>) => {
    const phone = newPhone();
    await visitWithSwitches(page, '/my-account/update-profile');
    await logIn(page, phone);
    await expect(page.getByRole('switch', { name: /^Offers/ })).toBeVisible();
    await look('profile');
    await visit(page, product.path);
    await addToBag(page);
    await visitWithSwitches(page, '/checkout');
    await fillAddress(page, phone);
    await page.getByRole('button', { name: 'Save address' }).click();
    await expect(page.getByRole('button', { name: /^Place order, ₹|^Pay/ }).first()).toBeVisible();
    await look('checkout');
  };

  await whileSwitched(request, 'whatsappconsent', 'true', () =>
    asNewShopper(browser, (page) =>
      shop(page, async (choice) => {
        const box = choice === 'profile' ? profileChoice(page) : checkoutChoice(page);
        await expect(box).not.toBeChecked();
        if (choice === 'profile') return;
        // What the shopper chooses at checkout is the choice of the profile.
        const saved = page.waitForResponse(
          (response) => response.url().includes('mailPreferences') && response.request().method() !== 'GET',
        );
        await box.check();
        expect((await saved).ok()).toBe(true);
        await visit(page, '/my-account/update-profile');
        await expect(profileChoice(page)).toBeChecked();
      }),
    ),
  );
  await asNewShopper(browser, (page) =>
    shop(page, async (choice) => {
      await expect(choice === 'profile' ? profileChoice(page) : checkoutChoice(page)).toHaveCount(0);
    }),
  );
});

test('isProfileUpdateEnabled: an editor turns it off at the desk, and the profile cannot be changed [CFG-01]', async ({
  browser,
  page,
}) => {
  const publish = async (value: string) => {
    await page.getByLabel('Value', { exact: true }).fill(value);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(page.getByText('It is live.').last()).toBeVisible();
  };
  const openProfile = async (shopper: Page) => {
    await visitWithSwitches(shopper, '/my-account/update-profile');
    await logIn(shopper, newPhone());
    await expect(shopper.getByRole('heading', { level: 1 })).toBeVisible();
  };
  const saveButton = (shopper: Page) => shopper.getByRole('button', { name: 'Save profile' });

  await visitDesk(page, '/desk/content/switch/shop%3AisProfileUpdateEnabled');
  await publish('false');
  try {
    await asNewShopper(browser, async (shopper) => {
      await openProfile(shopper);
      await expect(shopper.getByRole('switch', { name: /^Offers/ })).toBeVisible();
      await expect(saveButton(shopper)).toHaveCount(0);
    });
    await publish('true');
  } finally {
    await setSwitch(page.request, 'isProfileUpdateEnabled', 'true');
  }
  await asNewShopper(browser, async (shopper) => {
    await openProfile(shopper);
    await expect(saveButton(shopper)).toBeVisible();
  });
});

const earned = (page: Page) => page.getByText(/^Loyalty members earn [\d,]+ points?\.$/);
const tier = (page: Page) => page.getByText('Your tier', { exact: true }).first();
const rate = (page: Page) => page.getByText(/^1 point for every ₹/);

test('isLoyaltyEnabled_Lux: without it, nothing earns points, and tiers remain [CFG-01]', async ({
  browser,
  request,
}) => {
  const product = await findProduct(request, ':price-asc:category:LSH10:inStockFlag:true');
  await whileSwitched(request, 'isLoyaltyEnabled_Lux', 'false', () =>
    asNewShopper(browser, async (page) => {
      const asked = watchRequests(page, /\/gsearch\/simulation/);
      await visitWithSwitches(page, product.path);
      await expect(page.getByRole('button', { name: 'Add to bag' }).first()).toBeVisible();
      await expect(earned(page)).toHaveCount(0);
      expect(asked).toEqual([]);
      await visit(page, '/my-account/tcp-points');
      await logIn(page, newPhone());
      await expect(tier(page)).toBeVisible();
      await expect(rate(page)).toHaveCount(0);
    }),
  );
  await asNewShopper(browser, async (page) => {
    await visit(page, product.path);
    await expect(earned(page)).toBeVisible();
    await visit(page, '/my-account/tcp-points');
    await logIn(page, newPhone());
    await expect(rate(page).first()).toBeVisible();
  });
});

test('isNeupassEnabled: without it, guests read nothing about points, and members have no tier [CFG-01]', async ({
  browser,
  request,
}) => {
  const product = await findProduct(request, ':price-asc:category:LSH10:inStockFlag:true');
  await whileSwitched(request, 'isNeupassEnabled', 'false', () =>
    asNewShopper(browser, async (page) => {
      const simulated = page.waitForResponse('**/gsearch/simulation*');
      await visitWithSwitches(page, product.path);
      await simulated;
      await expect(earned(page)).toHaveCount(0);
      await visit(page, '/my-account/tcp-points');
      await logIn(page, newPhone());
      await expect(page.getByRole('heading', { level: 1, name: 'Loyalty points' })).toBeVisible();
      await expect(page.getByText('To spend', { exact: true }).last()).toBeVisible();
      await expect(tier(page)).toHaveCount(0);
    }),
  );
  await asNewShopper(browser, async (page) => {
    await visit(page, product.path);
    await expect(earned(page)).toBeVisible();
    await visit(page, '/my-account/tcp-points');
    await logIn(page, newPhone());
    await expect(tier(page)).toBeVisible();
  });
});

test('luxgwpcheckoutfree: a bag that earns a free gift has it only while the switch is on [CFG-01] [CHK-30]', async ({
  page,
  request,
}) => {
  // Two units reach the amount of the gift rule of the demo shop.
  const product = await findProduct(request, ':price-desc:category:LSH21:inStockFlag:true');
  const gift = page.getByText('A gift with beauty and home from ₹1,00,000').first();
  await visit(page, product.path);
  await addToBag(page);
  await addToBag(page);
  await visit(page, '/cart');
  await expect(gift).toBeVisible();
  await whileSwitched(request, 'luxgwpcheckoutfree', 'false', async () => {
    await visit(page, '/cart');
    await expect(page.getByText(product.name).first()).toBeVisible();
    await expect(gift).toHaveCount(0);
  });
  await visit(page, '/cart');
  await expect(gift).toBeVisible();
});
