import { chromium, type Browser, type Page } from 'playwright';
import { add, emptyCount, type Count } from './count.ts';
import { findWebKit } from './engines/find.ts';
import { playStories } from './plays/playStories.ts';
import { print } from './programs/childProcess.ts';
import { isSampled } from './samples/isSampled.ts';
import { installMocks, publishStorybook, type StorybookEntry } from './plays/publishedStorybook.ts';
import { measureDialogs } from './storybookDialogs.ts';
import { findTableFaults } from './storybookTables.ts';

/** Number of pages that are read in parallel. */
const readers = 3;
const timeoutMs = 30_000;

/**
 * Builds Storybook for publication. Every documentation page must render without console errors, its tables
 * must fit on a phone, and play functions must pass with motion. In WebKit, stories with a dialog must show
 * the complete content of the dialog. With a `seed`, takes one in three of the play functions and of the
 * dialogs, others for each seed.
 */
export async function storybookPages(executablePath: string, seed?: number): Promise<Count> {
  const storybook = await publishStorybook();
  if (!storybook) return { ...emptyCount, failed: 1 };
  const { address, entries } = storybook;
  const idsWith = (tag: string) =>
    entries
      .filter(({ type, tags }) => type === 'story' && tags.includes(tag))
      .map(({ id }) => id)
      .filter((id) => seed === undefined || isSampled(id, seed, 3));
  const docs = entries.filter(({ type }) => type === 'docs');
  try {
    // The checks in Chromium and in WebKit run in parallel, because each waits for its own browser most of
    // the time.
    const [pages, measured] = await Promise.all([
      inChromium(executablePath, address, docs, idsWith('play-fn')),
      inWebKit(address, idsWith('dialog')),
    ]);
    // The build counts as one passed test.
    return add({ ...pages, passed: pages.passed + 1 }, measured);
  } finally {
    storybook.close();
  }
}

/**
 * Opens Storybook and every documentation page in Chromium, then plays the stories. Counts what has errors
 * and what has none.
 */
async function inChromium(
  executablePath: string,
  address: string,
  docs: readonly StorybookEntry[],
  stories: readonly string[],
): Promise<Count> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const faults = await readAll(browser, address, docs);
    for (const [name, errors] of faults) print(`${name}: ${errors.join('; ')}`);
    const tableFaults = await findTableFaults(browser, address);
    for (const fault of tableFaults) print(fault);
    const failed = await playStories(browser, address, 'bare', stories, readers);
    for (const { story, error } of failed) print(`${story}, with motion: ${error}`);
    return {
      ...emptyCount,
      // The tables count as one test.
      passed:
        docs.length + 1 - faults.size + stories.length - failed.length + (tableFaults.length === 0 ? 1 : 0),
      failed: faults.size + failed.length + (tableFaults.length === 0 ? 0 : 1),
    };
  } finally {
    await browser.close();
  }
}

async function inWebKit(address: string, dialogs: readonly string[]): Promise<Count> {
  const webkit = findWebKit();
  if (webkit) return measureDialogs(address, dialogs, webkit);
  print(`WebKit is not installed, so ${dialogs.length} stories with a dialog are not checked.`);
  return { ...emptyCount, skipped: dialogs.length };
}

/**
 * Reads all documentation pages. Each reader opens Storybook once and then switches pages like the sidebar,
 * because reloading would take most of the time.
 */
async function readAll(
  browser: Browser,
  address: string,
  docs: readonly StorybookEntry[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const faults = new Map<string, readonly string[]>();
  const waiting = docs.map(({ id }) => id);
  const read = async (name: string, page: Page, act: () => Promise<unknown>) => {
    const errors = await listen(page, act);
    if (errors.length > 0) faults.set(name, errors);
  };
  const readPages = async () => {
    const page = await browser.newPage();
    await installMocks(page, address);
    const first = waiting.shift();
    if (!first) return;
    const url = `${address}/iframe.html?viewMode=docs&id=${first}`;
    await read(first, page, () => open(page, url, '.sbdocs-content h1'));
    for (let id = waiting.shift(); id; id = waiting.shift()) {
      const next = id;
      await read(next, page, () => page.evaluate(showDocs, { id: next, timeoutMs }));
    }
  };
  const readFrame = async () => {
    const page = await browser.newPage();
    await installMocks(page, address);
    const url = `${address}/?path=/docs/start-here-luxe--docs`;
    await read('the frame', page, () => open(page, url, '.sidebar-container'));
    await page.close();
  };
  await Promise.all([readFrame(), ...Array.from({ length: readers }, readPages)]);
  return faults;
}

/** Collects console errors, page errors and the failure of an action. */
async function listen(page: Page, act: () => Promise<unknown>): Promise<string[]> {
  const errors: string[] = [];
  const onConsole = (message: { type(): string; text(): string }) => {
    if (message.type() === 'error') errors.push(message.text());
  };
  const onError = (error: Error) => errors.push(error.message);
  page.on('console', onConsole).on('pageerror', onError);
  await act().catch((error: Error) => errors.push(error.message));
  page.off('console', onConsole).off('pageerror', onError);
  return errors;
}

async function open(page: Page, url: string, selector: string): Promise<void> {
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await page.waitForSelector(selector, { timeout: timeoutMs });
}

/**
 * Runs in the page. Shows a documentation page with all its stories. Throws when they are not rendered in
 * time.
 */
async function showDocs({ id, timeoutMs }: { id: string; timeoutMs: number }): Promise<void> {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as StorybookPage;
  const end = Date.now() + timeoutMs;
  const until = async (failure: string, condition: () => boolean) => {
    while (!condition()) {
      if (Date.now() > end) throw new Error(`${failure} in ${timeoutMs / 1000} s.`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  // Storybook reloads a page that is left while a story is still rendering. This code therefore waits for the
  // stories of the previous page first.
  const areStoriesRendered = () => preview.storyRenders.every((render) => !render.isPending());
  await until('The stories of the previous page were not rendered', areStoriesRendered);
  let isRendered = false;
  preview.channel.on('docsRendered', (renderedId) => (isRendered ||= renderedId === id));
  preview.channel.emit('setCurrentStory', { storyId: id, viewMode: 'docs' });
  await until('The page was not rendered', () => isRendered);
  const hasHeading = () => document.querySelector('.sbdocs-content h1') !== null;
  await until('The page had no heading', hasHeading);
  await until('The stories were not rendered', areStoriesRendered);
}

interface StorybookPage {
  readonly __STORYBOOK_PREVIEW__: {
    readonly channel: {
      emit(event: string, selection: object): void;
      on(event: string, listener: (id: string) => void): void;
    };
    readonly storyRenders: readonly { isPending(): boolean }[];
  };
}
