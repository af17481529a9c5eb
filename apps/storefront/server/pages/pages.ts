import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageContext } from '../../app/context.ts';
import { resolvePath } from '../../app/paths/resolvePath.ts';
import type { Config } from '../config.ts';
import type { PageBuild } from './build.ts';
import { compress } from './compress.ts';
import { brokenPage, busyPage } from './lastResort.ts';
import { pageHeaders } from './securityHeaders.ts';
import { createStoreReader, readBudgetMs } from './store.ts';
import { readTheme } from './theme.ts';
import { createTurns } from './turns.ts';

export interface PageOptions {
  readonly config: Config;
  readonly build: PageBuild;
  readonly fetch?: typeof fetch;
  readonly isDevelopment?: boolean;
}

/** Every GET that no program answers is a page: rendered from a request without cookies, so that it is the same for every shopper. */
export function pages(
  app: FastifyInstance,
  { config, build, fetch: send, isDevelopment }: PageOptions,
): void {
  const readerFor = createStoreReader(config, send);
  const turns = createTurns(config.renders);
  const isHttps = config.publicOrigin.startsWith('https:');

  app.get('/*', async (request, reply) => {
    const pathname = (request.raw.url ?? '/').split('?', 1)[0] ?? '/';
    const place = resolvePath(pathname);
    if (place.kind === 'file') return plainNotFound(reply);
    if (place.kind === 'moved') return reply.redirect(place.to + queryOf(request), 301);

    const nonce = randomBytes(16).toString('base64');
    reply.headers(pageHeaders(nonce, isHttps, isDevelopment));
    let body: Readable | undefined;
    // Made when its turn has come: waiting in line is no fault of the store and costs nothing of its budget.
    const contextNow = (): PageContext => ({
      nonce,
      theme: readTheme(request.cookies.theme, config),
      customTheme: config.customTheme,
      publicOrigin: config.publicOrigin,
      isDemo: config.isDemo,
      read: readerFor(AbortSignal.timeout(readBudgetMs)),
      report: (error) => request.log.error(error),
      preloads: build.preloads,
      preloaded: {},
      send: (stream) => (body = stream),
    });
    try {
      const response = await turns.take(() =>
        build.handle(toRequest(request, config.publicOrigin), contextNow()),
      );
      if (!response)
        return await reply
          .status(503)
          .header('retry-after', '3')
          .type('text/html; charset=utf-8')
          .send(busyPage);
      return await sendPage(request, reply, response, body);
    } catch (error) {
      request.log.error(error);
      return reply.status(500).type('text/html; charset=utf-8').send(brokenPage);
    }
  });
}

/** The request as the render sees it: path and query, nothing of who asks or by which name. */
function toRequest(request: FastifyRequest, publicOrigin: string): Request {
  return new Request(publicOrigin + (request.raw.url ?? '/'), {
    method: 'GET',
    headers: { accept: 'text/html' },
  });
}

/** Sends what was rendered: the stream the render handed over, else the words of the Response (a fault before it). */
function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  response: Response,
  page: Readable | undefined,
) {
  reply.status(response.status);
  const location = response.headers.get('location');
  if (location) return reply.header('location', location).send();
  reply
    .type(response.headers.get('content-type') ?? 'text/html; charset=utf-8')
    .header('vary', 'accept-encoding');
  if (!page) return response.text().then((text) => reply.send(text));
  if (request.method === 'HEAD') {
    page.destroy();
    return reply.send();
  }
  const { body, encoding } = compress(page, request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(body);
}

const plainNotFound = (reply: FastifyReply) =>
  reply.status(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found\n');

const queryOf = (request: FastifyRequest) => {
  const [, ...query] = (request.raw.url ?? '').split('?');
  return query.length > 0 ? `?${query.join('?')}` : '';
};
