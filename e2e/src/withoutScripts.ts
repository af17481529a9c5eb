import { type Page } from '@playwright/test';
import { shopOrigin } from './setting.ts';
import { test } from './test.ts';

/** Defines a test of the shop with scripts turned off, in the window size of a desktop or a phone. */
export function withoutScripts(
  title: string,
  device: keyof typeof devices,
  journey: (page: Page) => Promise<void>,
) {
  test(title, async ({ browser }) => {
    const context = await browser.newContext({
      baseURL: shopOrigin,
      javaScriptEnabled: false,
      viewport: devices[device],
    });
    await journey(await context.newPage());
    await context.close();
  });
}

const devices = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
