import { createHash } from 'node:crypto';
import type { CallName, CallResponseInput } from '@luxe/contract/calls';
import { createConcurrencyQuota, createSemaphore } from '@luxe/host';
import type { ForeignFetch } from '@luxe/host/foreign-fetch';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { articleSocialPath, productSocialPath } from '../../app/head/socialPaths.ts';
import { removeDocumentHeaders } from '../assets/removeDocumentHeaders.ts';
import { createUpstream, type Upstream } from '../boundary/upstream.ts';
import type { Config } from '../config/config.ts';
import { openPictures } from '../pictures/openPictures.ts';
import { prepareResponses } from '../responses/prepareResponses.ts';
import { drawSocialPicture, type SocialSubject } from './drawSocialPicture.ts';

interface SocialOptions {
  readonly config: Config;
  readonly upstream?: Pick<Upstream, 'send'>;
  readonly fetch?: typeof fetch;
  readonly fetchForeign?: ForeignFetch;
}

/** A product or an article, with the URL of its picture. */
interface Found extends SocialSubject {
  readonly url: string;
}

/** Part of the cache key. Increase it when the drawing changes. */
const drawing = 2;
/**
 * How many pictures are drawn at the same time, and how many may wait. One client may use half of the queue.
 */
const limits = { concurrency: 1, maxQueued: 40 };
/** One day: programs that show links store the picture themselves. */
const cacheControl = 'public, max-age=86400, stale-while-revalidate=604800';
const namePattern = /^([\w-]{1,100})\.jpg$/;

/**
 * `GET /img/social/product/{id}.jpg?color={name}` and `/img/social/article/{section}/{slug}.jpg`: pictures
 * that social media show beside a link, drawn from picture and name on first request and cached on disk.
 * A changed name or picture has another cache key. Without a known colour, the picture shows the default
 * one. Products and articles that the store does not have are a 404.
 */
export function socialPictures(app: FastifyInstance, options: SocialOptions): void {
  const { config, upstream = createUpstream(config), fetch: send = fetch, fetchForeign } = options;
  const warn = (error: unknown) => app.log.warn(error);
  const { cache, originals } = openPictures(config, { fetch: send, fetchForeign, limits, warn });
  const prepare = prepareResponses(config);
  const semaphore = createSemaphore(limits);
  const quota = createConcurrencyQuota(limits.maxQueued / 2);
  const inFlight = new Map<string, Promise<Buffer | undefined>>();
  const onSend = removeDocumentHeaders;

  app.get<{ Params: { '*': string }; Querystring: { color?: unknown } }>(
    toRoute(productSocialPath('*')),
    { onSend },
    (request, reply) =>
      serve(request, reply, request.params['*'], async (productId) => {
        const { color } = request.query;
        const query: Readonly<Record<string, string>> = typeof color === 'string' ? { color } : {};
        const product = await read(request, 'productDetails', { productId }, query);
        const url = product?.galleryImagesList[0]?.url;
        if (!product || !url) return undefined;
        const { rootCategory: catalogue, brandName: kicker, productName: name } = product;
        return { catalogue, kicker, name, url };
      }),
  );
  app.get<{ Params: { section: string; '*': string } }>(
    toRoute(articleSocialPath(':section', '*')),
    { onSend },
    (request, reply) =>
      serve(request, reply, request.params['*'], async (slug) => {
        const article = await read(request, 'article', { section: request.params.section, slug });
        if (!article) return undefined;
        const { catalogue, topic, title: name, lead } = article;
        return { catalogue, kicker: topic.name, name, url: lead.picture.tall.url };
      }),
  );

  /** The response of the store; `undefined` for an unknown product or article. */
  async function read<Name extends CallName>(
    { ip }: FastifyRequest,
    name: Name,
    params: Readonly<Record<string, string>>,
    query: Readonly<Record<string, string>> = {},
  ): Promise<CallResponseInput<Name> | undefined> {
    const { status, body } = await upstream.send(name, { params, query, address: ip });
    if (status === 404 || status === 400) return undefined;
    if (status !== 200) throw new Error(`The store answered ${status} for ${name}.`);
    return prepare(name, body) as CallResponseInput<Name>;
  }

  async function serve(
    request: FastifyRequest,
    reply: FastifyReply,
    file: string,
    find: (name: string) => Promise<Found | undefined>,
  ) {
    const [, name] = namePattern.exec(file) ?? [];
    try {
      const answer = await quota.run(request.ip, async () => {
        const found = name === undefined ? undefined : await find(name);
        return { bytes: found && ((await cache.get(keyOf(found))) ?? (await make(found))) };
      });
      if (!answer) throw new Error('One address has too many pictures waiting to be drawn.');
      if (answer.bytes)
        return await reply.header('cache-control', cacheControl).type('image/jpeg').send(answer.bytes);
      return await reply
        .status(404)
        .header('cache-control', 'no-store')
        .type('text/plain')
        .send('Not found\n');
    } catch (error) {
      request.log.warn(error);
      return reply.status(503).headers({ 'cache-control': 'no-store', 'retry-after': '2' }).send();
    }
  }

  /** Draws and caches a picture. Concurrent requests for one picture share the work. */
  function make(found: Found): Promise<Buffer | undefined> {
    const key = keyOf(found);
    const making = inFlight.get(key) ?? makeNow(found).finally(() => inFlight.delete(key));
    inFlight.set(key, making);
    return making;
  }

  /** Resolves to `undefined` when the store does not have the original. */
  async function makeNow(found: Found): Promise<Buffer | undefined> {
    const [, name = ''] = /^\/media\/([^/?#]+)\.\w+$/.exec(found.url) ?? [];
    const original = await originals(name)?.find();
    if (!original) return undefined;
    const made = await semaphore.run(() => drawSocialPicture(original, found));
    if (!made) throw new Error('Too many pictures are waiting to be drawn.');
    await cache.put(keyOf(found), made).catch(warn);
    return made;
  }
}

/**
 * The path of a route whose last parameter includes the extension. It is a wildcard, because Fastify limits
 * other parameters to 100 characters, and a slug alone may have so many.
 */
const toRoute = (address: string) => address.replace(/\.jpg$/, '');

/** A file name, which changes with what the picture shows. */
function keyOf({ catalogue, kicker, name, url }: Found): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([drawing, catalogue, kicker, name, url]))
    .digest('hex');
  return `${hash.slice(0, 32)}-social.jpg`;
}
