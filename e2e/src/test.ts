import { expect, test as base, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { watchFocus } from './lostFocus.ts';

/** What a test's pages tell. */
const lostIn = new WeakMap<Browser, string[]>();

/**
 * Playwright's `test`, with two rules more. An action or an assertion on a page of the shop first waits until the page is ready, which
 * the shop says by `data-ready` on its root: a press that comes sooner is answered by the document, as without scripts. And no action
 * lets the focus fall to the page itself.
 */
export const test = base.extend<{ keptFocus: void }, { browser: Browser }>({
  keptFocus: [
    async ({ browser }, use) => {
      const lost: string[] = [];
      lostIn.set(browser, lost);
      await use();
      expect(lost, 'the focus fell to the page').toEqual([]);
    },
    { auto: true },
  ],
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        if (options?.javaScriptEnabled === false) return context;
        await watchFocus(context, (what) => lostIn.get(browser)?.push(what));
        return waitInPages(context);
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
