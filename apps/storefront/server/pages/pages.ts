import { callerName, createLimiter } from '@luxe/host';
import type { Log } from '@luxe/host/log';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Theme } from '@luxe/tokens';
import { decideStatus } from '../../app/routing/decideStatus.ts';
import { resolvePath, rowOf, type RouteMatch } from '../../app/routing/resolvePath.ts';
import type { Config } from '../config/config.ts';
import { createUpstream, type Upstream } from '../boundary/upstream.ts';
import type { PageBuild } from './build.ts';
import { cachedAddress } from './cache/cachedAddress.ts';
import { followStore } from './followStore.ts';
import { createHtmlCache, type HtmlCache, type RenderedPage } from './cache/htmlCache.ts';
import { createNonce, createTemplate, inflate } from './cache/template.ts';
import { sendText, acceptsGzip } from '../responses/compress.ts';
import { errorPage, busyPage, previewExpiredPage } from './lastResort.ts';
import { createMissingOrderFinder } from './findMissingOrder.ts';
import { createRenderer, type Rendering, type RenderOptions } from './render.ts';
import { pageHeaders } from './securityHeaders.ts';
import {
  addPreviewLine,
  createPreviewReader,
  previewHeaders,
  previewTokenOf,
  samePath,
  type PagePreview,
} from './preview.ts';
import { createStoreReader, readBudgetMs } from './storeReader.ts';
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
  /** Milliseconds that a page waits for the store; replaceable for tests. */
  readonly budgetMs?: number;
  /** Called when content of the store has changed. */
  readonly onContentChange: () => void;
}

/** What differs from the response of a page that a browser has requested. */
interface SentAs {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends the page of a form that was sent without scripts. */
export type SendForm = (
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  posted: NonNullable<RenderOptions['posted']>,
) => Promise<FastifyReply>;

interface Pages {
  readonly cache: HtmlCache;
  readonly sendForm: SendForm;
}

const html = 'text/html; charset=utf-8';

/** Previews of a network in ten minutes. An editor sees one for each saved draft. */
const previewLimit = { limit: 200, windowMs: 10 * 60_000 };

/**
 * Renders a page for every GET that no other route handles. The render gets no cookies, so the page is the
 * same for every shopper, except that an order may be missing. Public pages are cached; pages of one shopper
 * are rendered each time.
 */
export function pages(app: FastifyInstance, options: PageOptions): Pages {
  const { config, build, fetch: send, isDevelopment = false, now = Date.now } = options;
  const store = createStoreReader(config, send, now);
  const render = createRenderer(config, build, store, options.budgetMs);
  const report = (error: unknown) => app.log.error(error);
  const cache = createHtmlCache({ maxBytes: config.htmlCacheBytes, now, onError: report });
  const isCacheEnabled = config.htmlCacheBytes > 0 && !isDevelopment;
  const upstream = options.upstream ?? createUpstream(config, send);
  const findMissingOrder = createMissingOrderFinder(upstream, now, options.budgetMs ?? readBudgetMs);
  const readPreview = createPreviewReader(upstream, config);
  const previews = createLimiter({ name: 'previews by network', ...previewLimit });
  if (isCacheEnabled) {
    const follower = followStore({
      upstream,
      cache,
      store,
      onContentChange: options.onContentChange,
      onOutage: () => options.log.warn(changeFeedLostMessage),
    });
    app.addHook('onListen', async () => follower.start());
    app.addHook('onClose', async () => follower.close());
  }
  const isHttps = config.publicOrigin.startsWith('https:');
  const reportOrigin = config.sentryDsn && new URL(config.sentryDsn).origin;
  const headersFor = (nonce: string, route?: RouteMatch, preview?: Pick<PagePreview, 'deskOrigin'>) =>
    pageHeaders(nonce, isHttps, {
      isDevelopment,
      reportOrigin,
      // The URL of a preview has a token that opens a draft.
      analyticsOrigins: preview ? [] : config.analytics.origins,
      isSecret: route !== undefined && rowOf(route).isSecret === true,
      ...(preview?.deskOrigin !== undefined && { frameAncestor: preview.deskOrigin }),
      ...(route && rowOf(route).contactsProvider ? { paymentOrigins: config.paymentOrigins } : {}),
    });

  app.get('/*', async (request, reply) => {
    const [pathname, query] = split(request.raw.url ?? '/');
    const route = resolvePath(pathname);
    const { status, to, shows } = decideStatus(route, 'found', query && `?${query}`);
    if (shows === 'text') return sendNotFound(reply);
    if (status === 301 && to !== undefined) return reply.redirect(to, status);

    const theme = readTheme(request.cookies.theme, config);
    const token = previewTokenOf(query);
    if (token !== undefined) return sendPreview(request, reply, { token, pathname, theme });

    // Limits the share of renders for one network. Otherwise a network that requests many new pages would
    // delay shoppers in other networks.
    const client = callerName(request.ip);
    const address = isCacheEnabled ? cachedAddress(route, pathname, query) : undefined;
    try {
      if (address === undefined) {
        const show = (isMissing: boolean) =>
          render(request.raw.url ?? '/', theme, report, {
            ...{ client, isMissing },
            isUrgent: rowOf(route).isUrgent,
          });
        // The order is read during the render, because almost every order exists.
        const [shown, isMissing] = await Promise.all([
          show(false),
          findMissingOrder(request, reply, pathname, query),
        ]);
        const rendering = isMissing ? await show(true) : shown;
        return await (rendering ? sendOnce(request, reply, rendering, route) : sendBusyPage(reply));
      }
      const page = await cache.getOrRender(`${theme} ${address}`, () => renderPage(address, theme, client));
      return await (page ? sendPage(request, reply, page) : sendBusyPage(reply));
    } catch (error) {
      report(error);
      return reply.status(500).headers(headersFor(createNonce())).type(html).send(errorPage);
    }
  });

  async function renderPage(
    address: string,
    theme: Theme,
    client: string,
  ): Promise<RenderedPage | undefined> {
    const rendering = await render(address, theme, report, { client });
    if (!rendering) return undefined;
    const { response, body, nonce, tags } = rendering;
    return {
      status: response.status,
      type: response.headers.get('content-type') ?? html,
      location: response.headers.get('location') ?? undefined,
      template: createTemplate(body ?? Buffer.from(await response.text()), nonce),
      tags,
      isComplete: body !== undefined && rendering.isComplete(),
    };
  }

  /** Sends a page with a nonce for this response only. */
  async function sendPage(request: FastifyRequest, reply: FastifyReply, page: RenderedPage) {
    const nonce = createNonce();
    reply.status(page.status).headers(headersFor(nonce));
    if (page.location !== undefined) return reply.header('location', page.location).send();
    reply.type(page.type).header('vary', 'accept-encoding');
    const filled = page.template.fill(nonce);
    if (acceptsGzip(request.headers['accept-encoding']))
      return reply.header('content-encoding', 'gzip').send(filled);
    return reply.send(await inflate(filled));
  }

  async function sendOnce(
    request: FastifyRequest,
    reply: FastifyReply,
    rendering: Rendering,
    route: RouteMatch,
    { status = rendering.response.status, headers = {} }: SentAs = {},
  ) {
    const { response, body, nonce } = rendering;
    reply.status(status).headers({ ...headersFor(nonce, route), ...headers });
    const location = response.headers.get('location');
    if (location) return reply.header('location', location).send();
    reply.type(response.headers.get('content-type') ?? html);
    return sendText(request, reply, body ?? (await response.text()));
  }

  /** Sends the page of a form that was sent without scripts, with what became of it. It is never cached. */
  const sendForm: SendForm = async (request, reply, status, posted) => {
    const [pathname] = split(request.raw.url ?? '/');
    const client = callerName(request.ip);
    const rendering = await render(pathname, readTheme(request.cookies.theme, config), report, {
      ...{ client, posted },
    });
    if (!rendering) return sendBusyPage(reply);
    return sendOnce(request, reply, rendering, resolvePath(pathname), {
      status,
      headers: { 'cache-control': 'no-store' },
    });
  };

  /** Sends a page with a draft of the desk. It is never cached. */
  async function sendPreview(
    request: FastifyRequest,
    reply: FastifyReply,
    { token, pathname, theme }: { readonly token: string; readonly pathname: string; readonly theme: Theme },
  ) {
    const send = (status: number, body: string, nonce: string, deskOrigin?: string) =>
      sendText(
        request,
        reply
          .status(status)
          .headers({ ...headersFor(nonce, undefined, { deskOrigin }), ...previewHeaders })
          .type(html),
        body,
      );
    try {
      // Each preview is rendered anew, and an unknown token costs a request to the store.
      if ((await previews.take(callerName(request.ip))) !== undefined) return await sendBusyPage(reply);
      const preview = await readPreview(token);
      if (!preview || !samePath(preview.path, pathname))
        return await send(410, previewExpiredPage, createNonce());
      const client = callerName(request.ip);
      const rendering = await render(request.raw.url ?? '/', theme, report, { client, preview });
      if (!rendering) return await sendBusyPage(reply);
      const { response, body, nonce } = rendering;
      const page = body?.toString() ?? (await response.text());
      return await send(response.status, addPreviewLine(page, nonce), nonce, preview.deskOrigin);
    } catch (error) {
      report(error);
      return send(500, errorPage, createNonce());
    }
  }

  const sendBusyPage = (reply: FastifyReply) =>
    reply.status(503).headers(headersFor(createNonce())).header('retry-after', '3').type(html).send(busyPage);

  return { cache, sendForm };
}

const sendNotFound = (reply: FastifyReply) =>
  reply.status(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found\n');

const changeFeedLostMessage =
  'The store does not report changes: until it does, each request renders a cached page again.';

/** Path and query of a URL, without the question mark between them. */
function split(url: string): [pathname: string, query: string] {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
}
