import type { FastifyInstance, FastifyReply } from 'fastify';
import type { CallResponseInput } from '@luxe/contract/calls';
import { routeTable, type Route } from '../../app/routing/routeTable.ts';
import { createUpstream, type Upstream } from '../boundary/upstream.ts';
import type { Config } from '../config/config.ts';
import { sendCompressed, sendText } from '../responses/compress.ts';
import { createSitemapPages } from './sitemapPages.ts';
import { escapeXml, xmlDeclaration } from './xml.ts';

interface DiscoveryOptions {
  readonly config: Config;
  readonly upstream?: Upstream;
  /** Clock in milliseconds, from any starting point. */
  readonly now?: () => number;
}

/** The native apps that open links of the shop. */
const apps = { apple: 'LUXE123456.in.luxe.shop', android: 'in.luxe.shop' } as const;

/**
 * Serves files for crawlers and native apps: robots.txt, sitemap.xml with its pages [SEO-07], and
 * app-association files [RTE-07]. The caller calls `forgetSitemap` when content of the store has changed.
 */
export function discovery(
  app: FastifyInstance,
  options: DiscoveryOptions,
): { readonly forgetSitemap: () => void } {
  const { config, upstream = createUpstream(config), now } = options;
  const { publicOrigin } = config;
  const hour = 'public, max-age=3600';
  const sitemap = createSitemapPages({
    read: (page) => upstream.call('sitemap', { query: { page: String(page) }, address: '127.0.0.1' }),
    render: ({ entries }) => sitemapPage(entries, publicOrigin),
    ...(now && { now }),
  });
  const asXml = (reply: FastifyReply) =>
    reply.header('cache-control', hour).type('application/xml; charset=utf-8');

  app.get('/robots.txt', (_request, reply) =>
    reply.header('cache-control', hour).type('text/plain; charset=utf-8').send(robots(publicOrigin)),
  );

  app.get('/sitemap.xml', async (request, reply) => {
    const totalPages = await sitemap.count();
    const pages = Array.from({ length: totalPages }, (_, page) => `${publicOrigin}/sitemap-${page + 1}.xml`);
    return sendText(request, asXml(reply), sitemapIndex(pages));
  });

  app.get<{ Params: { page: string } }>('/sitemap-:page(^[1-9]\\d{0,4}$).xml', async (request, reply) => {
    const compressed = await sitemap.page(Number(request.params.page) - 1);
    if (!compressed) return reply.status(404).type('text/plain').send('Not found\n');
    return sendCompressed(request, asXml(reply), compressed);
  });

  for (const path of ['/apple-app-site-association', '/.well-known/apple-app-site-association']) {
    app.get(path, (_request, reply) =>
      reply.header('cache-control', hour).type('application/json').send(appleAssociation()),
    );
  }
  app.get('/.well-known/assetlinks.json', (_request, reply) =>
    reply.header('cache-control', hour).type('application/json').send(androidAssociation()),
  );
  return { forgetSitemap: sitemap.forget };
}

/**
 * Disallows each path and everything below it, but no path that merely begins like it: `/bag` is disallowed,
 * `/bags` is a listing.
 */
function robots(publicOrigin: string): string {
  return [
    'User-agent: *',
    ...disallowedPaths().flatMap((path) => ['$', '?', '/'].map((end) => `Disallow: ${path}${end}`)),
    '',
    `Sitemap: ${publicOrigin}/sitemap.xml`,
    '',
  ].join('\n');
}

/** The paths that no crawler requests: those of the server, and those that the route table disallows. */
function disallowedPaths(): readonly string[] {
  const pages = Object.values<Route>(routeTable).flatMap(({ robots, paths = [] }) =>
    robots === 'disallow' ? paths.map((path) => path.replace(/\/[:*].*/, '')) : [],
  );
  const all = [...new Set(['/api', ...pages, '/preferences'])];
  return all.filter((path) => !all.some((above) => path.startsWith(`${above}/`)));
}

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const sitemapIndex = (urls: readonly string[]) =>
  `${xmlDeclaration}<sitemapindex ${namespace}>\n${urls.map((url) => `<sitemap><loc>${escapeXml(url)}</loc></sitemap>\n`).join('')}</sitemapindex>\n`;

function sitemapPage(entries: CallResponseInput<'sitemap'>['entries'], publicOrigin: string): string {
  const lines = entries.map(
    ({ url, lastModified }) =>
      `<url><loc>${escapeXml(publicOrigin + url)}</loc>${lastModified ? `<lastmod>${escapeXml(lastModified)}</lastmod>` : ''}</url>\n`,
  );
  return `${xmlDeclaration}<urlset ${namespace}>\n${lines.join('')}</urlset>\n`;
}

const appleAssociation = () => ({
  applinks: {
    apps: [],
    details: [{ appIDs: [apps.apple], components: [{ '/': '/api/*', exclude: true }, { '/': '*' }] }],
  },
});

const androidAssociation = () => [
  {
    relation: ['delegate_permission/common.handle_all_urls'],
    target: { namespace: 'android_app', package_name: apps.android, sha256_cert_fingerprints: [] },
  },
];
