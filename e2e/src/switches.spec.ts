import { expect, type Page } from '@playwright/test';
import { logIn, newPhone, visit } from './shopper.ts';
import { test } from './test.ts';

type Values = Readonly<Record<string, string>>;

/** Answers the call for the switches with other values, as after a change at the desk. */
const withSwitches = (page: Page, values: Values) =>
  page.route('**/getApplicationProperties.json?*', async (route) => {
    const response = await route.fetch();
    const { applicationProperties } = (await response.json()) as {
      applicationProperties: { name: string; value: string }[];
    };
    await route.fulfill({
      json: {
        applicationProperties: applicationProperties.map(({ name, value }) => ({
          name,
          value: values[name] ?? value,
        })),
      },
    });
  });

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const suggestions = (page: Page) => page.getByRole('option');

test('suggestions: false turns suggestions off, and a search still works [CFG-01]', async ({ page }) => {
  await withSwitches(page, { Search_Elastic_Json: '{"suggestions":false}' });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/products\/suggestions/.test(request.url())) asked.push(request.url());
  });
  await visit(page, '/');
  // Until the switch is known, suggestions count as on.
  const known = page.waitForResponse('**/getApplicationProperties.json?*');
  await page.getByRole('searchbox').first().click();
  await known;
  await page.keyboard.type('loaf');
  await expect(page.getByRole('list', { name: 'Popular products' }).getByRole('link').first()).toBeVisible();
  await expect(suggestions(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\/\?q=loaf/);
  expect(asked).toEqual([]);
});

test('suggestions: true turns suggestions on [CFG-01]', async ({ page }) => {
  await withSwitches(page, { Search_Elastic_Json: '{"suggestions":true}' });
  await visit(page, '/');
  await page.getByRole('searchbox').first().click();
  await page.keyboard.type('loaf');
  await expect(suggestions(page).first()).toBeVisible();
});

for (const isOn of [true, false])
  test(`whatsappconsent ${isOn}: the profile ${isOn ? 'has' : 'lacks'} an unticked choice [CFG-01]`, async ({
    page,
  }) => {
    await withSwitches(page, { whatsappconsent: String(isOn) });
    await visit(page, '/my-account/update-profile');
    await logIn(page, newPhone());
    await expect(page.getByRole('switch', { name: /^Offers/ })).toBeVisible();
    const choice = page.getByRole('switch', { name: /^WhatsApp/ });
    await expect(choice).toHaveCount(isOn ? 1 : 0);
    if (!isOn) return;
    await expect(choice).not.toBeChecked();
    // The switch shows the choice before the store has it.
    const saved = page.waitForResponse(
      (response) => response.url().includes('mailPreferences') && response.request().method() === 'POST',
    );
    await choice.click();
    await expect(choice).toBeChecked();
    await saved;
    await page.reload();
    await expect(choice).toBeChecked();
  });

for (const isOn of [true, false])
  test(`isProfileUpdateEnabled ${isOn}: the profile ${isOn ? 'can' : 'cannot'} be changed [CFG-01]`, async ({
    page,
  }) => {
    await withSwitches(page, { isProfileUpdateEnabled: String(isOn) });
    await visit(page, '/my-account/update-profile');
    await logIn(page, newPhone());
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save profile' })).toHaveCount(isOn ? 1 : 0);
  });

for (const isOn of [true, false])
  test(`Search_AB_Web ${isOn}: the browser ${isOn ? 'asks' : 'does not ask'} for its variant [CFG-01]`, async ({
    page,
  }) => {
    await withSwitches(page, { Search_AB_Web: String(isOn) });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/searchab/.test(request.url())) asked.push(request.url());
    });
    await visit(page, '/');
    await page.getByRole('searchbox').first().click();
    await page.keyboard.type('loaf');
    await expect(suggestions(page).first()).toBeVisible();
    if (isOn) await expect.poll(() => asked.length).toBe(1);
    else expect(asked).toEqual([]);
  });
