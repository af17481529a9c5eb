import { atAmount, lateRequests, type Amount } from '@luxe/contract/testing';
import type { HttpHandler } from 'msw';
import type { SetupWorker } from 'msw/browser';
import { isOwnAsset } from './ownAsset.ts';

type Handlers = readonly HttpHandler[];
/** `parameters.msw` of a story. */
interface Mocks {
  readonly handlers?: Handlers;
}

const unmockedRequests: string[] = [];
/** Ids of requests without a response. */
const pending = new Set<string>();
let starting: Promise<SetupWorker> | undefined;

/** Sets up the mocked shop of a story, with the amount of data that the toolbar selects. */
export async function mockShop(mocks: Mocks | undefined, amount: Amount): Promise<void> {
  const worker = await (starting ??= startMocks());
  worker.resetHandlers();
  // Ignore requests of the previous story.
  pending.clear();
  worker.use(...atAmount(mocks?.handlers ?? [], amount));
  unmockedRequests.length = 0;
}

/**
 * Whether no request, including a request for a script, is pending. A request whose mock delays its response
 * on purpose does not count as pending.
 */
export const isNetworkIdle = (): boolean => [...pending].every((id) => lateRequests.has(id));

/** Throws when the story made a request that neither its mocks nor Storybook's own server can answer. */
export function failUnmockedRequests(): void {
  const calls = unmockedRequests.splice(0);
  if (calls.length > 0)
    throw new Error(`No mock answers: ${calls.join(', ')}. Add handlers to parameters.msw.`);
}

/** URL of the folder that Storybook is published in. */
const home = new URL(import.meta.env.BASE_URL, location.href).href;

/**
 * Whether the URL is a script, which may load lazily. The event `request:end` does not mean that a script has
 * loaded. It fires when the mocks pass the request to the server, long before that.
 */
const isScript = (url: string) => /\.[jt]sx?$/.test(new URL(url).pathname);

async function startMocks(): Promise<SetupWorker> {
  const { setupWorker } = await import('msw/browser');
  const { http } = await import('msw');
  const { default: art } = await import('../../tools/catalogue/art/manifest.json');
  const names = new Map(art.map(({ hash, file }) => [hash, file]));
  // The storefront serves several widths of a picture. Here every width returns the original picture, found
  // by its hash or, in samples, by its file name.
  const pictures = http.get('/img/:id/:file', ({ params }) => {
    const id = String(params['id']);
    return fetch(`./media/${names.get(id) ?? `${id}.avif`}`);
  });
  const worker = setupWorker(pictures);
  worker.events.on('request:start', ({ requestId }) => void pending.add(requestId));
  worker.events.on('request:end', ({ requestId, request }) => {
    if (!isScript(request.url)) pending.delete(requestId);
  });
  worker.events.on('response:bypass', ({ requestId }) => void pending.delete(requestId));
  await worker.start({
    quiet: true,
    // The URL begins at Storybook's own folder, because Storybook may be published below the root of a host.
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    onUnhandledFrame: ({ frame, defaults }) => {
      if (frame.protocol !== 'http') return;
      const { method, url } = (frame.data as { request: Request }).request;
      if (isOwnAsset(method, url, home)) return;
      unmockedRequests.push(`${method} ${url.replace(location.origin, '')}`);
      defaults.error();
    },
  });
  return worker;
}
