import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page } from 'playwright';
import { bin, print, root, run } from '../programs/childProcess.ts';

/** The folder of the static Storybook of the shop, as a host would serve it. */
const published = path.join(root, '.cache/storybook');
/** Storybook is served below this path, as on a shared host, so that requests to the host's root fail. */
const folder = '/design/library';

/** An entry of Storybook's index. */
export interface StorybookEntry {
  readonly id: string;
  readonly type: 'docs' | 'story';
  readonly tags: readonly string[];
}

/** A Storybook that is built and served, until `close` is called. */
export interface PublishedStorybook {
  readonly address: string;
  readonly entries: readonly StorybookEntry[];
  close(): void;
}

export interface PublishOptions {
  /** The folder with the settings of Storybook. Default: that of the shop. */
  readonly configDir?: string;
  /** The folder of the result. Default: `.cache/storybook`. */
  readonly built?: string;
}

/**
 * Builds Storybook for publication and serves it. If it does not build, prints the output and returns
 * nothing.
 */
export async function publishStorybook({
  configDir = '.storybook',
  built = published,
}: PublishOptions = {}): Promise<PublishedStorybook | undefined> {
  const { ok, output } = await run(
    bin('storybook'),
    ['build', '--quiet', '--config-dir', configDir, '--output-dir', built],
    // A test that builds Storybook does not turn it into a test.
    { env: { NODE_ENV: 'production', VITEST: undefined } },
  );
  if (!ok) {
    print(output.trim());
    return undefined;
  }
  const { entries } = JSON.parse(readFileSync(path.join(built, 'index.json'), 'utf8')) as {
    entries: Record<string, StorybookEntry>;
  };
  const server = await serve(built);
  return {
    address: `${server.origin}${folder}`,
    entries: Object.values(entries),
    close: server.close,
  };
}

/**
 * Installs the service worker that mocks calls to the store API, and waits until it is active. Otherwise a
 * page would reload itself during the installation and interrupt the check.
 */
export async function installMocks(page: Page, address: string): Promise<void> {
  const script = `${address}/mockServiceWorker.js`;
  await page.goto(script);
  await page.evaluate(async (url) => {
    await navigator.serviceWorker.register(url);
    await navigator.serviceWorker.ready;
  }, script);
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
