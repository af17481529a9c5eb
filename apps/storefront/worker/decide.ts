/**
 * What the worker does with a request. `asset`: a file with a hash in its name, from the cache first.
 * `picture`: a picture of the catalogue, from the cache first. `page`: from the network, and without a
 * connection the offline page. `network`: the browser handles the request, as without a worker.
 */
export type Decision = 'asset' | 'picture' | 'page' | 'network';

export interface WorkerRequest {
  readonly method: string;
  /** `navigate` for a page. */
  readonly mode: string;
  readonly url: URL;
  /** Origin of the shop. */
  readonly origin: string;
}

/** The build puts a hash of eight characters before the extension. */
const hashedAsset = /^\/assets\/[\w.-]*-[\w-]{8}\.(?:js|css|woff2|svg|png|webp|avif)$/;
const picture = /^\/img\/[\w-]+\/\d{1,5}\.(?:avif|webp)$/;
/** Paths that are no pages. */
const noPage =
  /^\/(?:api|assets|img|media|icons|\.well-known)(?:\/|$)|\.(?:xml|txt|json|csv|pdf|webmanifest|js)$/;

/**
 * Decides by an allow-list: only files that are the same for every shopper are cached. No page of the shop is
 * cached, because pages have a nonce; no call is cached, because calls have data of a shopper.
 */
export function decide({ method, mode, url, origin }: WorkerRequest): Decision {
  if (method !== 'GET' || url.origin !== origin) return 'network';
  if (mode === 'navigate') return noPage.test(url.pathname) ? 'network' : 'page';
  if (url.search !== '') return 'network';
  if (hashedAsset.test(url.pathname)) return 'asset';
  return picture.test(url.pathname) ? 'picture' : 'network';
}
