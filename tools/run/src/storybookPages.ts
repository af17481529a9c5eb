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
const mocks = `${folder}/mockServiceWorker.js`;

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
  try {
    // Side by side: each waits for its own browser most of the time.
    const [pages, measured] = await Promise.all([
      inChromium(executablePath, server.origin, docs),
      inWebKit(
        `${server.origin}${folder}`,
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
async function inChromium(executablePath: string, origin: string, docs: readonly Entry[]): Promise<Count> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const faults = await readAll(browser, origin, docs);
    for (const fault of faults) say(fault);
    return { ...none, passed: docs.length + 1 - faults.length, failed: faults.length };
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

async function readAll(browser: Browser, origin: string, docs: readonly Entry[]): Promise<string[]> {
  const faults: string[] = [];
  const waiting = [
    {
      name: 'the frame',
      url: `${origin}${folder}/?path=/docs/start-here-luxe--docs`,
      drawn: '.sidebar-container',
    },
    ...docs.map(({ id }) => ({
      name: id,
      url: `${origin}${folder}/iframe.html?viewMode=docs&id=${id}`,
      drawn: '.sbdocs-content h1',
    })),
  ];
  const read = async () => {
    const page = await browser.newPage();
    await installMocks(page, origin);
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const words = await listen(page, next.url, next.drawn);
      if (words.length > 0) faults.push(`${next.name}: ${words.join('; ')}`);
    }
  };
  await Promise.all(Array.from({ length: readers }, read));
  return faults;
}

/**
 * Installs the service worker of the mocked calls, and waits until it is active. A page that finds it half installed reloads
 * itself, which would end the visit of the page after it.
 */
async function installMocks(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}${mocks}`);
  await page.evaluate(async (url) => {
    await navigator.serviceWorker.register(url);
    await navigator.serviceWorker.ready;
  }, mocks);
}

/** What a page says on its console, and whether it draws. */
async function listen(page: Page, url: string, drawn: string): Promise<string[]> {
  const words: string[] = [];
  const onConsole = (message: { type(): string; text(): string }) => {
    if (message.type() === 'error') words.push(message.text());
  };
  const onError = (error: Error) => words.push(error.message);
  page.on('console', onConsole).on('pageerror', onError);
  await visit(page, url);
  await page
    .waitForSelector(drawn, { timeout: patience })
    .catch(() => words.push(`It drew no ${drawn} in ${patience / 1000} s.`));
  page.off('console', onConsole).off('pageerror', onError);
  return words;
}

/** Times that a visit begins anew. */
const visits = 3;

/** Goes to a page. The one before, should it just then reload itself, ends the first try. */
async function visit(page: Page, url: string, left = visits): Promise<void> {
  await page.goto(url, { waitUntil: 'domcontentloaded' }).catch((error: unknown) => {
    if (left > 1 && /interrupted by another navigation|ERR_ABORTED/.test(String(error)))
      return visit(page, url, left - 1);
    throw error;
  });
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
