import { callerName } from '@luxe/host';
import type { Log } from '@luxe/host/log';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Theme } from '@luxe/tokens';
import { resolvePath, type Place } from '../../app/paths/resolvePath.ts';
import type { Config } from '../config.ts';
import { createUpstream, type Upstream } from '../boundary/upstream.ts';
import type { PageBuild } from './build.ts';
import { addressOf } from './cache/address.ts';
import { followStore } from './cache/followStore.ts';
import { createHtmlCache, type HtmlCache, type RenderedPage } from './cache/htmlCache.ts';
import { createNonce, createTemplate, inflate } from './cache/template.ts';
import { sendText, takesGzip } from './compress.ts';
import { brokenPage, busyPage } from './lastResort.ts';
import { createRenderer, type Rendering } from './render.ts';
import { pageHeaders } from './securityHeaders.ts';
import { createStoreReader } from './store.ts';
import { readTheme } from './theme.ts';

export interface PageOptions {
  readonly config: Config;
  readonly build: PageBuild;
  readonly upstream?: Upstream;
  /** Replaces the network, for tests. */
  readonly fetch?: typeof fetch;
  readonly isDevelopment?: boolean;
  readonly log: Pick<Log, 'warn'>;
  readonly now?: () => number;
  /** Milliseconds a page waits for the store; replaceable for tests. */
  readonly budgetMs?: number;
}

const html = 'text/html; charset=utf-8';

/**
 * Every GET that no program answers is a page: rendered from a request without cookies, so that it is the same for every shopper. Public
 * pages are kept; those around one shopper's things are rendered each time.
 */
export function pages(app: FastifyInstance, options: PageOptions): { readonly cache: HtmlCache } {
  const { config, build, fetch: send, isDevelopment = false, now = Date.now } = options;
  const store = createStoreReader(config, send, now);
  const render = createRenderer(config, build, store, options.budgetMs);
  const report = (error: unknown) => app.log.error(error);
  const cache = createHtmlCache({ maxBytes: config.htmlCacheBytes, now, onError: report });
  const isKept = config.htmlCacheBytes > 0 && !isDevelopment;
  if (isKept) {
    const upstream = options.upstream ?? createUpstream(config, send);
    const follower = followStore({
      upstream,
      cache,
      store,
      onTrouble: () => options.log.warn(lostSight),
    });
    app.addHook('onListen', async () => follower.start());
    app.addHook('onClose', async () => follower.close());
  }
  const isHttps = config.publicOrigin.startsWith('https:');
  const reportsTo = config.sentryDsn && new URL(config.sentryDsn).origin;
  const headersFor = (nonce: string, place?: Place) =>
    pageHeaders(nonce, isHttps, {
      isDevelopment,
      reportsTo,
      // A card's number goes from the checkout to the provider; no other page has anything to do there.
      ...(place?.kind === 'checkout' ? { paysAt: config.paymentOrigins } : {}),
    });

  app.get('/*', async (request, reply) => {
    const [pathname, query] = split(request.raw.url ?? '/');
    const place = resolvePath(pathname);
    if (place.kind === 'file') return plainNotFound(reply);
    if (place.kind === 'moved') return reply.redirect(query ? `${place.to}?${query}` : place.to, 301);

    const theme = readTheme(request.cookies.theme, config);
    // A network's share of the renders: shoppers of others are not to wait for one that asks for many new pages.
    const client = callerName(request.ip);
    const address = isKept ? addressOf(place, pathname, query) : undefined;
    try {
      if (address === undefined) {
        const rendering = await render(request.raw.url ?? '/', theme, report, client, urgent.has(place.kind));
        return await (rendering ? sendOnce(request, reply, rendering, place) : busy(reply));
      }
      const page = await cache.answer(`${theme} ${address}`, () => renderWhole(address, theme, client));
      return await (page ? sendPage(request, reply, page) : busy(reply));
    } catch (error) {
      report(error);
      return reply.status(500).headers(headersFor(createNonce())).type(html).send(brokenPage);
    }
  });

  async function renderWhole(
    address: string,
    theme: Theme,
    client: string,
  ): Promise<RenderedPage | undefined> {
    const rendering = await render(address, theme, report, client);
    if (!rendering) return undefined;
    const { response, body, nonce, tags } = rendering;
    return {
      status: response.status,
      type: response.headers.get('content-type') ?? html,
      location: response.headers.get('location') ?? undefined,
      template: createTemplate(body ?? Buffer.from(await response.text()), nonce),
      tags,
      isWhole: body !== undefined && rendering.isWhole(),
    };
  }

  /** A page with a nonce of this answer's own. */
  async function sendPage(request: FastifyRequest, reply: FastifyReply, page: RenderedPage) {
    const nonce = createNonce();
    reply.status(page.status).headers(headersFor(nonce));
    if (page.location !== undefined) return reply.header('location', page.location).send();
    reply.type(page.type).header('vary', 'accept-encoding');
    const filled = page.template.fill(nonce);
    if (takesGzip(request.headers['accept-encoding']))
      return reply.header('content-encoding', 'gzip').send(filled);
    return reply.send(await inflate(filled));
  }

  async function sendOnce(request: FastifyRequest, reply: FastifyReply, rendering: Rendering, place: Place) {
    const { response, body, nonce } = rendering;
    reply.status(response.status).headers(headersFor(nonce, place));
    const location = response.headers.get('location');
    if (location) return reply.header('location', location).send();
    reply.type(response.headers.get('content-type') ?? html);
    return sendText(request, reply, body ?? (await response.text()));
  }

  const busy = (reply: FastifyReply) =>
    reply.status(503).headers(headersFor(createNonce())).header('retry-after', '3').type(html).send(busyPage);

  return { cache };
}

const plainNotFound = (reply: FastifyReply) =>
  reply.status(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found\n');

/** Pages on the way to an order: under load they come before lists and searches. */
const urgent: ReadonlySet<Place['kind']> = new Set([
  'bag',
  'checkout',
  'orderOutcome',
  'account',
  'confirmLogin',
]);

const lostSight =
  'The store does not tell what has changed: until it does, kept pages are rendered anew whenever they are asked for.';

/** Path and query of a URL, without the question mark between them. */
function split(url: string): [pathname: string, query: string] {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
}
