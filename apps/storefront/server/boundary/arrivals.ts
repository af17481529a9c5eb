import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseConsent } from '@luxe/contract/consent';
import type { SharedCounts } from '@luxe/host';
import type { Config } from '../config/config.ts';
import { confirmLoginAnswers } from '../../app/routing/confirmLoginAnswers.ts';
import { routeTable } from '../../app/routing/routeTable.ts';
import { createCookieJar, type CookieJar } from './cookies.ts';
import { isCrossSite, isSameOrigin } from './guard.ts';
import { logIn } from './login.ts';
import { createRateLimit } from './rateLimit.ts';
import { createShopper, deviceOf, encodeCookie, decodeCookie, type Shopper } from './shopper.ts';
import { createTokens } from './shopperTokens.ts';
import { createUpstream, type Upstream } from './upstream.ts';

export interface ArrivalOptions {
  readonly config: Config;
  readonly upstream?: Upstream;
  readonly now?: () => number;
  readonly shared?: SharedCounts | undefined;
}

const [confirmLoginPath] = routeTable.confirmLogin.paths;

/** Parameters of a login link, which are removed from the URL. */
const loginParams = ['authCode', 'codeVerifier', 'loginType'] as const;

/**
 * Handles parameters of a page's URL that show where the shopper comes from:
 *
 * - `authCode` with `codeVerifier` log the shopper in [AUT-02]. This server exchanges both once and redirects
 *   to the URL without them, so that neither history nor a referrer stores them. A link that another site
 *   opened may log in to a stranger's account, so the shopper confirms such a link first.
 * - `redirectFlag` marks the partner's app [NET-04].
 * - `cid` and `utm_source` name a campaign [TOK-03], which is stored after consent.
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
      const pendingLink = readPendingLink(createCookieJar(request, reply, isSecure));
      // No login link waits for confirmation.
      return pendingLink ? undefined : seeOther(reply, '/', new URLSearchParams());
    }
    if (request.method !== 'GET' || !raw.includes('?') || raw.startsWith('/api/')) return;
    const [path, query] = split(raw);
    const jar = createCookieJar(request, reply, isSecure);
    saveSource(jar, query, now());
    const authCode = query.get('authCode');
    const codeVerifier = query.get('codeVerifier');
    if (!authCode || !codeVerifier) return;
    // A prefetch is not a visit, and must not use up the code, which works only once.
    if (request.headers['sec-purpose'] ?? request.headers.purpose)
      return reply.status(503).header('cache-control', 'no-store').send();

    const shopper = createShopper(jar, deviceOf(request.headers));
    const isSocialMedia = query.get('loginType') === 'socialMedia';
    for (const name of loginParams) query.delete(name);
    // A logged-in customer stays logged in: a link must not switch them to another account.
    if (shopper.customer) {
      shopper.writeHint();
      return seeOther(reply, path, query);
    }
    const link: Link = { authCode, codeVerifier, isSocialMedia, path, query: query.toString() };
    if (!isCrossSite(request, config.publicOrigin)) return followLink(request, reply, jar, link);
    jar.set('luxe_link', encodeCookie(link));
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
      const link = readPendingLink(jar);
      jar.set('luxe_link', undefined);
      if (!link) return seeOther(reply, '/', new URLSearchParams());
      const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
      return form.get('answer') === confirmLoginAnswers.yes
        ? followLink(request, reply, jar, link)
        : seeOther(reply, link.path, new URLSearchParams(link.query));
    });
  });

  /** Logs in by the link and redirects to the page that the link opens. */
  async function followLink(request: FastifyRequest, reply: FastifyReply, jar: CookieJar, link: Link) {
    const shopper = createShopper(jar, deviceOf(request.headers));
    const query = new URLSearchParams(link.query);
    if (!shopper.customer) {
      const result = await logInByLink(shopper, link, request.ip);
      if (result) jar.set('luxe_arrived', encodeCookie(result));
      else query.set('showLogin', 'true');
    }
    shopper.writeHint();
    return seeOther(reply, link.path, query);
  }

  async function logInByLink(shopper: Shopper, link: Link, address: string) {
    if (!config.singleSignOn) return undefined;
    try {
      await limit.count(address);
      return await logIn(tools, shopper, { by: 'link', ...link }, address);
    } catch {
      return undefined;
    }
  }
}

/**
 * A login link: its login parameters, and the path and query of the page that it opens, without these
 * parameters.
 */
interface Link {
  readonly authCode: string;
  readonly codeVerifier: string;
  readonly isSocialMedia: boolean;
  readonly path: string;
  readonly query: string;
}

const readPendingLink = (jar: CookieJar): Link | undefined =>
  decodeCookie<Link>(jar.get('luxe_link'), ({ authCode, codeVerifier, path, query }) =>
    [authCode, codeVerifier, path, query].every((part) => typeof part === 'string'),
  );

/** A campaign is stored after consent for measurement only. Before, the page remembers it for the answer. */
function saveSource(jar: CookieJar, query: URLSearchParams, now: number): void {
  if (query.get('redirectFlag') === 'true') jar.set('appSource', 'tcp');
  if (!parseConsent(jar.get('consent'), now)?.choices.measurement) return;
  for (const name of ['cid', 'utm_source'] as const) {
    const value = query.get(name);
    if (value && /^[\w .:~-]{1,80}$/.test(value)) jar.set(name, value);
  }
}

/**
 * Redirects to a path on this origin. A path that begins with several slashes or backslashes gets only one,
 * because a browser would read `//host/` as another origin.
 */
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
