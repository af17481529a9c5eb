import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SharedCounts } from '@luxe/host';
import type { Config } from '../config.ts';
import { confirmLoginAnswers, confirmLoginPath } from '../../app/paths/confirmLogin.ts';
import { createCookieJar, type CookieJar } from './cookies.ts';
import { isSameOrigin } from './guard.ts';
import { logIn } from './login.ts';
import { createRateLimit } from './rateLimit.ts';
import { createShopper, deviceOf, pack, unpack, type Shopper } from './shopper.ts';
import { createTokens } from './tokens.ts';
import { createUpstream, type Upstream } from './upstream.ts';

export interface ArrivalOptions {
  readonly config: Config;
  readonly upstream?: Upstream;
  readonly now?: () => number;
  readonly shared?: SharedCounts | undefined;
}

/** What a link to the shop may carry for its login; none of it stays in the address. */
const loginNames = ['authCode', 'codeVerifier', 'loginType'] as const;

/**
 * What the address of a page says of where the shopper comes from. `authCode` with `codeVerifier` log her in [AUT-02]:
 * exchanged once, here, and answered with the address without them, so that neither history nor a referrer keeps them.
 * A link that another site opened may be of a stranger's account: the shopper is asked first. `redirectFlag` marks the partner's app [NET-04];
 * `cid` and `utm_source` name a campaign [TOK-03].
 */
export function arrivals(app: FastifyInstance, options: ArrivalOptions): void {
  const { config, now = Date.now } = options;
  const upstream = options.upstream ?? createUpstream(config);
  const tools = { upstream, tokens: createTokens(upstream, config.secrets, now), now };
  const limit = createRateLimit(config.loginLimit, options.shared);
  const isSecure = config.publicOrigin.startsWith('https:');

  app.addHook('preHandler', async (request, reply) => {
    const raw = request.raw.url ?? '/';
    if (request.method === 'GET' && raw.split('?', 1)[0] === confirmLoginPath) {
      const waiting = waitingLink(createCookieJar(request, reply, isSecure));
      // Nothing waits for an answer.
      return waiting ? undefined : seeOther(reply, '/', new URLSearchParams());
    }
    if (request.method !== 'GET' || !raw.includes('?') || raw.startsWith('/api/')) return;
    const [path, query] = split(raw);
    const jar = createCookieJar(request, reply, isSecure);
    noteSource(jar, query);
    const authCode = query.get('authCode');
    const codeVerifier = query.get('codeVerifier');
    if (!authCode || !codeVerifier) return;
    // What a browser fetches ahead of a click is no visit, and the code works once.
    if (request.headers['sec-purpose'] ?? request.headers.purpose)
      return reply.status(503).header('cache-control', 'no-store').send();

    const shopper = createShopper(jar, deviceOf(request.headers));
    const isSocialMedia = query.get('loginType') === 'socialMedia';
    for (const name of loginNames) query.delete(name);
    // Somebody who is logged in stays who she is: a link may not make somebody else of her.
    if (shopper.customer) {
      shopper.writeHint();
      return seeOther(reply, path, query);
    }
    const link: Link = { authCode, codeVerifier, isSocialMedia, path, query: query.toString() };
    if (!isForeign(request, config.publicOrigin)) return follow(request, reply, jar, link);
    jar.set('luxe_link', pack(link));
    return seeOther(reply, confirmLoginPath, new URLSearchParams());
  });

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, text, done) => done(null, text),
    );
    scope.post(confirmLoginPath, { bodyLimit: 1024 }, async (request, reply) => {
      if (!isSameOrigin(request, config.publicOrigin))
        return reply.status(403).type('text/plain').send('Forbidden');
      const jar = createCookieJar(request, reply, isSecure);
      const link = waitingLink(jar);
      jar.set('luxe_link', undefined);
      if (!link) return seeOther(reply, '/', new URLSearchParams());
      const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
      return form.get('answer') === confirmLoginAnswers.yes
        ? follow(request, reply, jar, link)
        : seeOther(reply, link.path, new URLSearchParams(link.query));
    });
  });

  /** Logs in by the link, and leads to the page that it is for. */
  async function follow(request: FastifyRequest, reply: FastifyReply, jar: CookieJar, link: Link) {
    const shopper = createShopper(jar, deviceOf(request.headers));
    const query = new URLSearchParams(link.query);
    if (!shopper.customer) {
      const result = await arrive(shopper, link, request.ip);
      if (result) jar.set('luxe_arrived', pack(result));
      else query.set('showLogin', 'true');
    }
    shopper.writeHint();
    return seeOther(reply, link.path, query);
  }

  async function arrive(shopper: Shopper, link: Link, address: string) {
    if (!config.singleSignOn) return undefined;
    try {
      await limit.count(address);
      return await logIn(tools, shopper, { by: 'link', ...link }, address);
    } catch {
      return undefined;
    }
  }
}

/** A login by link, and the page that it is for, without the login's parts. */
interface Link {
  readonly authCode: string;
  readonly codeVerifier: string;
  readonly isSocialMedia: boolean;
  readonly path: string;
  readonly query: string;
}

const waitingLink = (jar: CookieJar): Link | undefined =>
  unpack<Link>(jar.get('luxe_link'), ({ authCode, codeVerifier, path, query }) =>
    [authCode, codeVerifier, path, query].every((part) => typeof part === 'string'),
  );

/**
 * Whether another site opened the address, not the shopper: typed, from a letter, or on a page of ours. Every supported
 * browser says which (Sec-Fetch-Site); of any other, the page that it names as its referrer counts.
 */
function isForeign({ headers }: FastifyRequest, publicOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'none' && site !== 'same-origin';
  const { referer } = headers;
  return referer !== undefined && URL.parse(referer)?.origin !== publicOrigin;
}

function noteSource(jar: CookieJar, query: URLSearchParams): void {
  if (query.get('redirectFlag') === 'true') jar.set('appSource', 'tcp');
  for (const name of ['cid', 'utm_source'] as const) {
    const value = query.get(name);
    if (value && /^[\w .:~-]{1,80}$/.test(value)) jar.set(name, value);
  }
}

/** The same page, on this origin whatever the path begins with. */
function seeOther(reply: FastifyReply, path: string, query: URLSearchParams) {
  const clean = `/${path.replace(/^[/\\]+/, '')}`;
  return reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .redirect(query.size > 0 ? `${clean}?${query}` : clean, 303);
}

function split(url: string): readonly [path: string, query: URLSearchParams] {
  const at = url.indexOf('?');
  return [url.slice(0, at), new URLSearchParams(url.slice(at + 1))];
}
