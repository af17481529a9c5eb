import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { add, none, type Count } from './count.ts';
import { findWebKit } from './engines/find.ts';
import { bin, root, run, say } from './ground.ts';
import { measureDialogs } from './storybookDialogs.ts';

/** The static Storybook: what `npm run build-storybook` leaves, and what a host would serve. */
const built = path.join(root, '.cache/storybook');
/** Pages read at the same time. */
const readers = 3;
const patience = 30_000;
/** Published below a path, as beside other pages of a host: nothing in it may ask at the root. */
const folder = '/design/library';

interface Entry {
  readonly id: string;
  readonly type: 'docs' | 'story';
  readonly tags: readonly string[];
}

/**
 * Builds Storybook as it is published. Every page of documentation in it must draw, without a word on the console; every story that
 * opens a dialog must have room for what the dialog holds, in WebKit.
 */
export async function storybookPages(executablePath: string): Promise<Count> {
  const { ok, output } = await run(bin('storybook'), ['build', '--quiet', '--output-dir', built]);
  if (!ok) {
    say(output.trim());
    return { ...none, failed: 1 };
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
    // Side by side: each waits for its own browser most of the time.
    const [pages, measured] = await Promise.all([
      inChromium(executablePath, address, docs),
      inWebKit(
        address,
        dialogs.map(({ id }) => id),
      ),
    ]);
    // The build counts as well.
    return add({ ...pages, passed: pages.passed + 1 }, measured);
  } finally {
    server.close();
  }
}

/** Reads the frame and every page of documentation. */
async function inChromium(executablePath: string, address: string, docs: readonly Entry[]): Promise<Count> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const faults = await readAll(browser, address, docs);
    for (const [name, words] of faults) say(`${name}: ${words.join('; ')}`);
    return { ...none, passed: docs.length + 1 - faults.size, failed: faults.size };
  } finally {
    await browser.close();
  }
}

async function inWebKit(address: string, dialogs: readonly string[]): Promise<Count> {
  const webkit = findWebKit();
  if (webkit) return measureDialogs(address, dialogs, webkit);
  say(`WebKit is not here: ${dialogs.length} stories with a dialog are not measured in it.`);
  return { ...none, skipped: dialogs.length };
}

/** Each reader opens Storybook once and goes from page to page as its sidebar does: loading it anew was most of the time. */
async function readAll(
  browser: Browser,
  address: string,
  docs: readonly Entry[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const faults = new Map<string, readonly string[]>();
  const waiting = docs.map(({ id }) => id);
  const read = async (name: string, page: Page, act: () => Promise<unknown>) => {
    const words = await listen(page, act);
    if (words.length > 0) faults.set(name, words);
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
      await read(next, page, () => page.evaluate(showDocs, { id: next, patience }));
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
 * Installs the service worker of the mocked calls, and waits until it is active. A page that finds it half installed reloads
 * itself, which would end the visit of the page after it.
 */
async function installMocks(page: Page, address: string): Promise<void> {
  const script = `${address}/mockServiceWorker.js`;
  await page.goto(script);
  await page.evaluate(async (url) => {
    await navigator.serviceWorker.register(url);
    await navigator.serviceWorker.ready;
  }, script);
}

/** What a page says on its console while it does something, and why that failed. */
async function listen(page: Page, act: () => Promise<unknown>): Promise<string[]> {
  const words: string[] = [];
  const onConsole = (message: { type(): string; text(): string }) => {
    if (message.type() === 'error') words.push(message.text());
  };
  const onError = (error: Error) => words.push(error.message);
  page.on('console', onConsole).on('pageerror', onError);
  await act().catch((error: Error) => words.push(error.message));
  page.off('console', onConsole).off('pageerror', onError);
  return words;
}

async function open(page: Page, url: string, drawn: string): Promise<void> {
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await page.waitForSelector(drawn, { timeout: patience });
}

/** Runs in the page. Shows a page of documentation with all its stories, and throws when they are not drawn in time. */
async function showDocs({ id, patience }: { id: string; patience: number }): Promise<void> {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as StorybookPage;
  const end = Date.now() + patience;
  const until = async (what: string, isSo: () => boolean) => {
    while (!isSo()) {
      if (Date.now() > end) throw new Error(`${what} in ${patience / 1000} s.`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  // Storybook reloads the page when it is left while a story is on its way.
  const isDrawn = () => preview.storyRenders.every((render) => !render.isPending());
  await until('The stories before it are not drawn', isDrawn);
  let isShown = false;
  preview.channel.on('docsRendered', (shown) => (isShown ||= shown === id));
  preview.channel.emit('setCurrentStory', { storyId: id, viewMode: 'docs' });
  await until('It is not drawn', () => isShown);
  if (!document.querySelector('.sbdocs-content h1')) throw new Error('It draws no heading.');
  await until('Its stories are not drawn', isDrawn);
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

/** Files at a port of their own. */
async function serve(files: string): Promise<{ origin: string; close: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const asked = pathname.startsWith(`${folder}/`) ? pathname.slice(folder.length) : '/nothing at the root';
    const file = path.join(files, path.normalize(decodeURIComponent(asked)));
    const target = existsSync(file) && statSync(file).isDirectory() ? path.join(file, 'index.html') : file;
    if (!target.startsWith(files) || !existsSync(target)) {
      // Browsers ask for it by themselves.
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
