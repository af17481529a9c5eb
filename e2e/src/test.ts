import { expect, test as base, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { watchFocus } from './watchFocus.ts';

/** Reports of lost focus in pages of the running test, by browser. */
const lostFocusByBrowser = new WeakMap<Browser, string[]>();

/**
 * Playwright's `test` with two more rules. First, an action or assertion on a page of the shop waits until
 * the page has `data-ready` on its root, because an earlier click on a link would load a new document.
 * Second, a test fails if the focus falls to the body.
 */
export const test = base.extend<{ focusGuard: void }, { browser: Browser }>({
  focusGuard: [
    async ({ browser }, use) => {
      const lost: string[] = [];
      lostFocusByBrowser.set(browser, lost);
      await use();
      expect(lost, 'the focus fell to the body').toEqual([]);
    },
    { auto: true },
  ],
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        if (options?.javaScriptEnabled === false) return context;
        await watchFocus(context, (what) => lostFocusByBrowser.get(browser)?.push(what));
        return waitUntilReady(context);
      };
      await use(browser);
    },
    { scope: 'worker' },
  ],
});

/** Turns off the wait for `data-ready`, for a page that is used before it is ready or never becomes ready. */
export const allowUnready = (page: Page): Promise<void> => page.removeLocatorHandler(unready(page));

function waitUntilReady(context: BrowserContext): BrowserContext {
  // Before each action, Playwright waits until no element matches the locator of a handler. This locator
  // matches the root of a page that is not ready, so each action waits until the page is ready.
  context.on('page', (page) => void page.addLocatorHandler(unready(page), () => Promise.resolve()));
  return context;
}

const unready = (page: Page) => page.locator('html[data-catalogue]:not([data-ready])');
