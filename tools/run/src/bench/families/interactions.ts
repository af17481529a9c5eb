import { chromium, type Browser, type Page as BrowserPage } from 'playwright';
import type { Measured } from '../figures.ts';
import {
  interactionCases,
  interactionName,
  windows,
  type Interaction,
  type InteractionCase,
  type Window,
} from '../interactionKinds.ts';
import { findSamplePages, type SamplePages } from '../samplePages.ts';
import { median } from '../statistics.ts';
import { withShop, type Subject } from '../subject.ts';
import { isolatedBrowserArgs } from '../../engines/isolatedBrowserArgs.ts';

/** Measured visits per interaction. The result is their median. */
const visits = 5;
/** CPU slowdown of the phone that Lighthouse simulates. */
const cpuSlowdown = 4;
/** Browsers do not report events that take less than 16 ms. Such an event counts as 0 ms here. */
const shortestMs = 16;

/** Milliseconds after the load of a page at which all that runs after consent has loaded. */
const allRunsMs = 5000;

/** Milliseconds within which a page is ready, also with the slowed processor. */
const readyMs = 8000;

/**
 * Measures the time from a shopper's interaction to the next paint, on a CPU slowed down 4 times: of a
 * shopper who has not answered the question about cookies, and of one who has allowed all. Each figure is the
 * median of 5 visits.
 */
export async function measureInteractions(subject: Subject): Promise<Measured> {
  const { browser: executablePath } = subject;
  if (!executablePath) throw new Error('There is no Chromium here.');
  return withShop(subject, {}, async ({ origin }) => {
    const pages = await findSamplePages(origin);
    const product = await findSizes(origin, pages);
    const browser = await chromium.launch({ executablePath, args: [...isolatedBrowserArgs] });
    try {
      const figures: Record<string, Measured[string]> = {};
      for (const one of interactionCases)
        figures[interactionName(one)] = await medianOf(() =>
          act(browser, one, { ...pages, product, origin }),
        );
      return figures;
    } finally {
      await browser.close();
    }
  });
}

/** The median of several visits. If a visit fails, returns its error message, so that the bench continues. */
async function medianOf(measure: () => Promise<number>): Promise<number | string> {
  try {
    const all: number[] = [];
    // The first visit is not measured: it creates pictures and fills caches.
    await measure();
    while (all.length < visits) all.push(await measure());
    return median(all);
  } catch (error) {
    return (error as Error).message.split('\n')[0] ?? '';
  }
}

type Where = Pick<SamplePages, 'home' | 'listing' | 'product'> & { origin: string };

/**
 * Opens the page in a fresh browser context and performs one interaction. Returns its longest event, in
 * milliseconds to the next paint.
 */
async function act(
  browser: Browser,
  { window, interaction, isAllowed }: InteractionCase,
  where: Where,
): Promise<number> {
  const context = await browser.newContext({ viewport: windows[window], hasTouch: window === 'phone' });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchEvents, shortestMs);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    const step = steps[interaction];
    if (isAllowed) await allowAll(page, where);
    await page.goto(where.origin + step.at(where), { waitUntil: 'networkidle' });
    await waitUntilReady(page);
    if (isAllowed) await page.waitForFunction((ms) => performance.now() > ms, allRunsMs);
    if (step.prepare) {
      await step.prepare(page, window);
      // The events of the preparation are reported after the next paint, and do not count.
      await waitForReports(page);
    }
    await page.evaluate(() => (window as never as { events: number[] }).events.splice(0));
    await step.act(page, window);
    await waitForReports(page);
    return await page.evaluate(() => Math.max(0, ...(window as never as { events: number[] }).events));
  } finally {
    await context.close();
  }
}

/**
 * Waits until React answers presses and the page is idle. An idle network is no sign of it: the page asks for
 * its scripts after it is painted, which takes longer than half a second on a slowed processor.
 */
async function waitUntilReady(page: BrowserPage): Promise<void> {
  const ready = page.locator('html[data-ready]').waitFor({ state: 'attached', timeout: readyMs });
  // An older commit, to which this one is compared, may not set the attribute.
  await ready.catch(() => undefined);
  await page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => requestIdleCallback(() => resolve()))),
  );
}

/** Waits half a second, because the browser reports an event only after the paint that follows the event. */
const waitForReports = (page: BrowserPage): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve, 500)));

/** Allows all cookies on the home page. The banner appears when the page is used. */
async function allowAll(page: BrowserPage, { origin, home }: Where): Promise<void> {
  await page.goto(origin + home, { waitUntil: 'networkidle' });
  await page.mouse.move(20, 20);
  await page.mouse.move(40, 40);
  const banner = page.getByRole('region', { name: 'Cookies on LUXE' });
  await banner.getByRole('button', { name: 'Accept all' }).click();
  await banner.waitFor({ state: 'hidden' });
}

/**
 * Runs in the page before all other scripts. Collects the durations of events that belong to an interaction.
 */
function watchEvents(durationThreshold: number): void {
  const events: number[] = [];
  Object.assign(window, { events });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId) events.push(entry.duration);
  }).observe({ type: 'event', durationThreshold, buffered: true } as PerformanceObserverInit);
}

interface Step {
  /** The path of the page. */
  at(where: Where): string;
  /** Runs before the measurement. */
  prepare?(page: BrowserPage, window: Window): Promise<void>;
  act(page: BrowserPage, window: Window): Promise<void>;
}

const steps: Readonly<Record<Interaction, Step>> = {
  'facet click': {
    at: ({ listing }) => listing,
    prepare: async (page, window) => {
      if (window === 'phone') await page.getByRole('button', { name: /^Filter/ }).click();
      await facetOf(page, window).waitFor();
    },
    act: (page, window) => facetOf(page, window).click(),
  },
  'size choice': {
    at: ({ product }) => product,
    act: (page) => sizesOf(page).last().click(),
  },
  'add to bag': {
    at: ({ product }) => product,
    // A product without sizes needs no choice.
    prepare: async (page) => {
      if ((await sizesOf(page).count()) > 0) await sizesOf(page).last().click();
    },
    act: (page) => page.getByRole('button', { name: 'Add to bag' }).filter({ visible: true }).first().click(),
  },
  'menu open': {
    at: ({ home }) => home,
    prepare: async (page, window) => {
      // On the desktop, the menus load only when the pointer is near the navigation, so the pointer moves
      // there first.
      if (window === 'phone') return;
      await page.getByRole('navigation', { name: 'Sections' }).getByRole('link').first().hover();
      await page
        .getByRole('button', { name: / menu$/ })
        .first()
        .waitFor({ state: 'attached' });
      await page.mouse.move(0, 600);
    },
    act: async (page, window) => {
      if (window === 'phone') return page.getByRole('button', { name: 'Menu' }).click();
      await page
        .getByRole('button', { name: / menu$/ })
        .nth(1)
        .focus();
      await page.keyboard.press('Enter');
    },
  },
  'search key': {
    at: ({ home }) => home,
    prepare: async (page) => {
      const box = page.getByRole('banner').getByRole('searchbox');
      const field = page.getByRole('combobox', { name: 'Search the shop' });
      // A click before hydration focuses the box but does not open the search field. The loop therefore
      // removes the focus and clicks again.
      for (let tries = 0; tries < 5 && !(await field.isVisible()); tries += 1) {
        await box.blur();
        await box.click();
        await field.waitFor({ timeout: 5000 }).catch(() => undefined);
      }
      await field.waitFor({ timeout: 1000 });
    },
    act: (page) => page.keyboard.press('b'),
  },
};

const sizesOf = (page: BrowserPage) => page.locator('label:has(input[name="size"]:not(:disabled))');

const facetOf = (page: BrowserPage, window: Window) =>
  window === 'phone'
    ? page.getByRole('dialog').locator('label:has(input[type="checkbox"])').first()
    : page.getByRole('navigation', { name: 'Filter' }).getByRole('link').first();

/** Path of a product page with a choice of sizes. If there is none, the path of the sample product. */
async function findSizes(origin: string, { products, product }: SamplePages): Promise<string> {
  for (const path of products) {
    const page = await (await fetch(origin + path)).text();
    if ((page.match(/<input[^>]*name="size"/g) ?? []).length > 1) return path;
  }
  return product;
}
