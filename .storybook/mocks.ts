import { atAmount, lateRequests, type Amount } from '@luxe/contract/testing';
import type { HttpHandler } from 'msw';
import type { SetupWorker } from 'msw/browser';
import { isOwnAsset } from './ownAsset.ts';

type Handlers = readonly HttpHandler[];
/** `parameters.msw` of a story. */
interface Mocks {
  readonly handlers?: Handlers;
}

const unanswered: string[] = [];
/** Ids of requests without a response so far. */
const pending = new Set<string>();
let starting: Promise<SetupWorker> | undefined;

/** Puts up the mock shop of a story, with as much in it as the toolbar says. */
export async function mockShop(mocks: Mocks | undefined, amount: Amount): Promise<void> {
  const worker = await (starting ??= startMocks());
  worker.resetHandlers();
  // Requests of the previous story do not count.
  pending.clear();
  worker.use(...atAmount(mocks?.handlers ?? [], amount));
  unanswered.length = 0;
}

/** Whether every request, scripts included, has its response. Deliberately late responses do not count. */
export const isAnswered = (): boolean => [...pending].every((id) => lateRequests.has(id));

/** Fails the story that asked for something which neither its mocks nor Storybook's own server have. */
export function refuseUnanswered(): void {
  const calls = unanswered.splice(0);
  if (calls.length > 0)
    throw new Error(`No mock answers: ${calls.join(', ')}. Add handlers to parameters.msw.`);
}

/** The folder that Storybook is published in. */
const home = new URL(import.meta.env.BASE_URL, location.href).href;

/** A request for a script: its `request:end` comes when the mocks pass it on, not when it has loaded. */
const isScript = (url: string) => /\.[jt]sx?$/.test(new URL(url).pathname);

async function startMocks(): Promise<SetupWorker> {
  const { setupWorker } = await import('msw/browser');
  const { http } = await import('msw');
  const { default: art } = await import('../tools/catalogue/art/manifest.json');
  const names = new Map(art.map(({ hash, file }) => [hash, file]));
  // Served widths of a picture are the storefront's; here each is the picture itself, which samples call by its file.
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
    // Beside Storybook's page, wherever that is published.
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    onUnhandledFrame: ({ frame, defaults }) => {
      if (frame.protocol !== 'http') return;
      const { method, url } = (frame.data as { request: Request }).request;
      if (isOwnAsset(method, url, home)) return;
      unanswered.push(`${method} ${url.replace(location.origin, '')}`);
      defaults.error();
    },
  });
  return worker;
}
