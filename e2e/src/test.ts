import { test as base, type Browser, type BrowserContext, type Page } from '@playwright/test';

/**
 * Playwright's `test`, with one rule more: an action or an assertion on a page of the shop first waits until the page is ready, which
 * the shop says by `data-ready` on its root. A press that comes sooner is answered by the document, as without scripts.
 */
export const test = base.extend<object, { browser: Browser }>({
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        return options?.javaScriptEnabled === false ? context : waitInPages(context);
      };
      await use(browser);
    },
    { scope: 'worker' },
  ],
});

/** For a page that is to be used before it is ready, or never gets ready. */
export const useUnready = (page: Page): Promise<void> => page.removeLocatorHandler(unready(page));

function waitInPages(context: BrowserContext): BrowserContext {
  // Playwright itself waits until the locator finds nothing any more.
  context.on('page', (page) => void page.addLocatorHandler(unready(page), () => Promise.resolve()));
  return context;
}

const unready = (page: Page) => page.locator('html[data-catalogue]:not([data-ready])');
