/**
 * A service worker that removes itself, with everything that earlier workers stored. The setting
 * `SERVICE_WORKER=off` serves it in place of the usual one.
 */
export const stopWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('luxe-')) await caches.delete(name);
  for (const name of ['luxe-copies', 'workbox-expiration']) indexedDB.deleteDatabase(name);
  await self.registration.unregister();
})()));
`;
