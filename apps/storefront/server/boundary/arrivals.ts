import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SharedCounts } from '@luxe/host';
import type { Config } from '../config.ts';
import { createCookieJar, type CookieJar } from './cookies.ts';
import { logIn } from './login.ts';
import { createRateLimit } from './rateLimit.ts';
import { createShopper, deviceOf, pack } from './shopper.ts';
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
 * What the address of a page says of where the shopper comes from. `authCode` with `codeVerifier` log her in [AUT-02]: exchanged once, here, and
 * answered with the address without them, so that neither history nor a referrer keeps them. `redirectFlag` marks the partner's app [NET-04];
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
    if (!shopper.customer) {
      const result = await arrive(request, { by: 'link', authCode, codeVerifier, isSocialMedia });
      if (result) jar.set('luxe_arrived', pack(result));
      else query.set('showLogin', 'true');
    }
    shopper.writeHint();
    return seeOther(reply, path, query);

    async function arrive({ ip }: FastifyRequest, login: Parameters<typeof logIn>[2]) {
      if (!config.singleSignOn) return undefined;
      try {
        await limit.count(ip);
        return await logIn(tools, shopper, login, ip);
      } catch {
        return undefined;
      }
    }
  });
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
