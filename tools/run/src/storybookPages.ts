import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { add, emptyCount, type Count } from './count.ts';
import { findWebKit } from './engines/find.ts';
import { bin, root, run, print } from './programs/childProcess.ts';
import { measureDialogs } from './storybookDialogs.ts';

/** The folder of the static Storybook, as a host would serve it. */
const built = path.join(root, '.cache/storybook');
/** Number of pages that are read in parallel. */
const readers = 3;
const timeoutMs = 30_000;
/** Storybook is served below this path, as on a shared host, so that requests to the host's root fail. */
const folder = '/design/library';

interface Entry {
  readonly id: string;
  readonly type: 'docs' | 'story';
  readonly tags: readonly string[];
}

/**
 * Builds Storybook for publication. Every documentation page must render without console errors. In WebKit,
 * every story with a dialog must show the complete content of the dialog.
 */
export async function storybookPages(executablePath: string): Promise<Count> {
  const { ok, output } = await run(bin('storybook'), ['build', '--quiet', '--output-dir', built]);
  if (!ok) {
    print(output.trim());
    return { ...emptyCount, failed: 1 };
  }
  const { entries } = JSON.parse(readFileSync(path.join(built, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  const docs = Object.values(entries).filter(({ type }) => type === 'docs');
  const dialogs = Object.values(entries).filter(
    ({ type, tags }) => type === 'story' && tags.includes('dialog'),
  );
  const server = await serve(built);
  const address = `${server.origin}${folder}`;
  try {
    // The checks in Chromium and in WebKit run in parallel, because each waits for its own browser most of
    // the time.
    const [pages, measured] = await Promise.all([
      inChromium(executablePath, address, docs),
      inWebKit(
        address,
        dialogs.map(({ id }) => id),
      ),
    ]);
    // The build counts as one passed test.
    return add({ ...pages, passed: pages.passed + 1 }, measured);
  } finally {
    server.close();
  }
}

/** Opens Storybook and every documentation page in Chromium. Counts the pages with and without errors. */
async function inChromium(executablePath: string, address: string, docs: readonly Entry[]): Promise<Count> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const faults = await readAll(browser, address, docs);
    for (const [name, errors] of faults) print(`${name}: ${errors.join('; ')}`);
    return { ...emptyCount, passed: docs.length + 1 - faults.size, failed: faults.size };
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
  docs: readonly Entry[],
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

/**
 * Installs the service worker that mocks calls to the store API, and waits until it is active. Otherwise a
 * page would reload itself during the installation and interrupt the check.
 */
async function installMocks(page: Page, address: string): Promise<void> {
  const script = `${address}/mockServiceWorker.js`;
  await page.goto(script);
  await page.evaluate(async (url) => {
    await navigator.serviceWorker.register(url);
    await navigator.serviceWorker.ready;
  }, script);
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
  if (!document.querySelector('.sbdocs-content h1')) throw new Error('The page has no heading.');
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

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

/** Serves the files of a folder on a free port. Every URL path begins with `/design/library`. */
async function serve(files: string): Promise<{ origin: string; close: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const requestPath = pathname.startsWith(`${folder}/`) ? pathname.slice(folder.length) : '/not-found';
    const file = path.join(files, path.normalize(decodeURIComponent(requestPath)));
    const target = existsSync(file) && statSync(file).isDirectory() ? path.join(file, 'index.html') : file;
    if (!target.startsWith(files) || !existsSync(target)) {
      // Browsers request the icon by themselves.
      response.writeHead(pathname === '/favicon.ico' ? 204 : 404).end();
      return;
    }
    response.writeHead(200, { 'content-type': types[path.extname(target)] ?? 'application/octet-stream' });
    createReadStream(target).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
