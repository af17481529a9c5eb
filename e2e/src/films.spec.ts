import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from './expectNoAxeViolations.ts';
import { shopOrigin, storeOrigin } from './setting.ts';
import { waitForHydration, visit } from './shopper.ts';
import { test } from './test.ts';

const playing = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => ({
    isPlaying: !video.paused && video.currentTime > 0,
    isSilent: video.muted,
    duration: Math.round(video.duration),
  }));

test('a press on a film plays it muted, from the shop’s own origin [CON-04]', async ({ page }) => {
  const requestedPaths: string[] = [];
  page.on('request', (request) => {
    if (/\/media\/|VideoPlayer/.test(request.url())) requestedPaths.push(new URL(request.url()).pathname);
  });
  await visit(page, '/explore/winter-room');
  const still = page.getByRole('link', { name: /^Late light on a watch.+ Play the film$/ });
  await still.scrollIntoViewIfNeeded();
  await expect(page.locator('video')).toHaveCount(0);
  expect(requestedPaths).toEqual([]);
  const file = await still.getAttribute('href');

  await waitForHydration(still);
  await still.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused();
  await expect.poll(() => playing(page)).toEqual({ isPlaying: true, isSilent: true, duration: 7 });
  expect(requestedPaths).toContain(file);
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Play' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('slider', { name: 'Seek' })).toHaveAttribute('aria-valuetext', '0:07 of 0:07');

  const response = await page.request.get(file ?? '', { headers: { range: 'bytes=100-199' } });
  expect(response.status()).toBe(206);
  expect(response.headers()).toMatchObject({
    'content-type': 'video/webm',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': '100',
  });
});

test('without scripts, a film is a picture that links to the film’s file [CON-04]', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${shopOrigin}/explore/winter-room`);
  const still = page.getByRole('link', { name: /Play the film$/ });
  await expect(still.getByRole('img')).toBeVisible();
  await expect(still).toHaveAttribute('href', /^\/media\/[0-9a-f]{16}\.webm$/);
  await context.close();
});

test.describe('a countdown [CON-04]', () => {
  const block = (page: Page) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name: 'Embroidered to order' }) });

  for (const [at, line] of [
    ['2027-01-20T12:00:00+05:30', 'Until Sunday 14 February, 11:59 pm'],
    ['2027-02-11T12:00:00+05:30', 'Ends in 3 days, on Sunday 14 February'],
    ['2027-02-14T00:00:00+05:30', 'Ends today at 11:59 pm'],
    ['2027-02-15T00:00:00+05:30', 'Orders for April are closed. The looms open again in June.'],
  ] as const)
    test(`shows the countdown text “${line}” at the time ${at}`, async ({ page }) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      await page.clock.setFixedTime(at);
      await page.goto('/explore/wedding-season');
      // The countdown of the server shows the full date until the shopper comes near.
      await block(page).scrollIntoViewIfNeeded();
      await expect(block(page).getByText(line)).toBeVisible();
      expect(faults).toEqual([]);
    });

  test('shows the full end date of the countdown in the HTML, so that a cached page stays correct', async ({
    request,
  }) => {
    const html = await (await request.get('/explore/wedding-season')).text();
    expect(html).toMatch(
      /<time dateTime="2027-02-14T23:59:00\+05:30">Until Sunday 14 February 2027, 11:59 pm<\/time>/i,
    );
  });
});

test('the pictures of a product end with a film that plays in place [PDP-02]', async ({ page }) => {
  const response = await page.request.get(`${storeOrigin}/v2/lux/products/searchProducts/`, {
    params: { searchText: ':relevance:category:LSH1510101001', page: '0', pageSize: '100' },
  });
  const { searchresult } = (await response.json()) as { searchresult: { color: string; webURL: string }[] };
  const watch = searchresult.find(({ color }) => color === 'Emerald');
  await visit(page, watch?.webURL ?? '');
  const picture = page.getByRole('link', { name: /Picture 1 of 4\. Zoom$/ });
  await waitForHydration(picture);
  await picture.click();
  await expect(page.getByRole('dialog').getByText('Picture 1 of 3, 100%')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.locator('video')).toHaveCount(0);
  await page.getByRole('link', { name: /Play the film$/ }).click();
  await expect.poll(() => playing(page)).toEqual({ isPlaying: true, isSilent: true, duration: 7 });

  // The accessible name of the thumbnail contains the words "a film".
  await page.setViewportSize({ width: 390, height: 844 });
  const small = page.getByRole('link', { name: /^Picture 4 of 4, a film: Lumen Genève/ });
  await small.click();
  await expect(small).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('button', { name: /^(Pause|Play)$/ })).toBeInViewport();
});

for (const path of ['/explore/winter-room', '/explore/wedding-season'])
  test(`${path} has no axe violations while its film plays or its countdown shows [SHL-23]`, async ({
    page,
  }) => {
    await visit(page, path);
    const still = page.getByRole('link', { name: /Play the film$/ });
    if ((await still.count()) > 0) {
      await still.scrollIntoViewIfNeeded();
      await waitForHydration(still);
      await still.click();
      await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    }
    await expectNoAxeViolations(page, path);
  });
