import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { decide, type Decision } from './decide.ts';
import { readPush, toOwnPath } from './readPush.ts';

declare const self: ServiceWorkerGlobalScope;
/** Names the build. The bundler replaces it, so that each release is a new worker. */
declare const luxeRelease: string;
/** The offline page and its files. The bundler replaces it. */
declare const luxeShell: readonly string[];

const day = 24 * 60 * 60;
const cacheNames = { shell: `luxe-shell-${luxeRelease}`, assets: 'luxe-assets', pictures: 'luxe-pictures' };
const shellPage = '/offline.html';

/** A stored file of the offline page, when a request fails. */
const fromShell = { handlerDidError: async ({ request }: { request: Request }) => findInShell(request) };
const findInShell = (request: Request | string) => caches.match(request, { cacheName: cacheNames.shell });

const cached = (cacheName: string, maxEntries: number, maxAgeSeconds: number) =>
  new CacheFirst({
    cacheName,
    plugins: [new ExpirationPlugin({ maxEntries, maxAgeSeconds, purgeOnQuotaError: true }), fromShell],
  });

const isFor =
  (decision: Decision) =>
  ({ request, url }: { request: Request; url: URL }) =>
    decide({ method: request.method, mode: request.mode, url, origin: self.location.origin }) === decision;

// A file never changes under its name, so files of earlier releases stay for tabs that still need them.
registerRoute(isFor('asset'), cached(cacheNames.assets, 160, 30 * day));
registerRoute(isFor('picture'), cached(cacheNames.pictures, 80, 7 * day));
registerRoute(isFor('page'), async ({ event, request }) => {
  try {
    const preloaded = (await (event as FetchEvent).preloadResponse) as Response | undefined;
    return preloaded ?? (await fetch(request));
  } catch {
    return (await findInShell(shellPage)) ?? Response.error();
  }
});

self.addEventListener('install', (event) => {
  const files = luxeShell.map((file) => new Request(file, { cache: 'reload' }));
  event.waitUntil(caches.open(cacheNames.shell).then((cache) => cache.addAll(files)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const used: readonly string[] = Object.values(cacheNames);
      for (const name of await caches.keys())
        if (name.startsWith('luxe-') && !used.includes(name)) await caches.delete(name);
      // The browser requests a page while it starts the worker, so the worker delays no page.
      await self.registration.navigationPreload?.enable();
      await self.clients.claim();
    })(),
  );
});

// A new worker waits until the shopper presses "Update", or until all tabs of the shop are closed.
self.addEventListener('message', ({ data }) => {
  if (data === 'activate') void self.skipWaiting();
});

self.addEventListener('push', (event) => {
  const { title, body, path, tag } = readPush(event.data?.text());
  event.waitUntil(
    self.registration.showNotification(title, {
      ...{ body, tag, data: path, lang: 'en-IN' },
      ...{ icon: '/icons/icon-192.png', badge: '/icons/monochrome-512.png' },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(toOwnPath(event.notification.data)));
});

/** Shows the tab that has the page, or opens it in a new one: what is typed in other tabs stays. */
async function openPage(path: string): Promise<void> {
  const url = new URL(path, self.location.origin).href;
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = tabs.find((tab) => tab.url === url);
  await (open ? open.focus() : self.clients.openWindow(url));
}
