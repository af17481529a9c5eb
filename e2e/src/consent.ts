import { expect, type Page } from '@playwright/test';
import { sandboxOrigin, shopOrigin } from './setting.ts';
import { waitForHydration } from './shopper.ts';

/** The banner about cookies. It appears when the page is used. */
export const bannerOf = (page: Page) => page.getByRole('region', { name: 'Cookies on LUXE' });

/** Uses the page a little, so that the banner loads, and answers it. Waits until the store has the answer. */
export async function answerBanner(
  page: Page,
  answer: 'Only necessary' | 'Accept all' = 'Accept all',
): Promise<void> {
  await page.mouse.move(20, 20);
  await page.mouse.move(40, 40);
  const recorded = page.waitForResponse((response) => response.url().endsWith('/api/v2/lux/consents'));
  await bannerOf(page).getByRole('button', { name: answer }).click();
  expect((await recorded).status()).toBe(200);
  await expect(bannerOf(page)).toBeHidden();
}

/** Opens the form about cookies from the footer. */
export async function openChoices(page: Page): Promise<void> {
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Cookie choices' });
  await link.scrollIntoViewIfNeeded();
  await waitForHydration(link);
  await link.click();
}

/** Opens the form about cookies from the footer and presses one of its buttons. */
export async function changeChoices(
  page: Page,
  answer: 'Save choices' | 'Only necessary' | 'Accept all',
): Promise<void> {
  await openChoices(page);
  const dialog = page.getByRole('dialog', { name: 'Cookie choices' });
  await dialog.getByRole('button', { name: answer }).click();
  await expect(dialog).toBeHidden();
}

/**
 * Requests of analytics, personalisation and advertising that leave a page, from now on. The payment provider
 * and the bank are necessary for a payment.
 */
export function watchOptionalRequests(page: Page): readonly string[] {
  const left: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    const isEvent = /^\/api\/events$|product-view$|\/personalization\/searches$|\/web-vitals$/.test(
      url.pathname,
    );
    const body = request.postData() ?? '';
    const isPersonal = url.pathname.endsWith('/personalization/products') && /"viewed"|"mcv_id"/.test(body);
    const isOwn = url.origin === new URL(shopOrigin).origin || url.origin === sandboxOrigin;
    const isForeign = !isOwn && url.protocol.startsWith('http');
    if (isEvent || isPersonal || isForeign) left.push(url.pathname);
  });
  return left;
}
