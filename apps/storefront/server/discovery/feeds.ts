import type { CallResponseInput } from '@luxe/contract/calls';
import type { FastifyInstance } from 'fastify';
import { feedPath } from '../../app/routing/articleAddress.ts';
import { createUpstream, type Upstream } from '../boundary/upstream.ts';
import type { Config } from '../config/config.ts';
import { sendText } from '../responses/compress.ts';
import { correctPagePaths } from '../responses/correctPagePaths.ts';
import { escapeXml, xmlDeclaration } from './xml.ts';

interface FeedOptions {
  readonly config: Config;
  readonly upstream?: Pick<Upstream, 'send'>;
}

type Articles = CallResponseInput<'articles'>;

/** Serves the newest articles of a section of Luxe life as RSS 2.0 [CON-03]. */
export function feeds(app: FastifyInstance, { config, upstream = createUpstream(config) }: FeedOptions) {
  for (const section of ['blog', 'trends'])
    app.get(feedPath(section), async (request, reply) => {
      const { status, body } = await upstream.send('articles', {
        params: { section },
        query: {},
        address: '127.0.0.1',
      });
      if (status !== 200)
        return reply
          .status(status === 404 ? 404 : 503)
          .type('text/plain')
          .send(status === 404 ? 'Not found\n' : 'Not available\n');
      return sendText(
        request,
        reply.header('cache-control', 'public, max-age=300').type('application/rss+xml; charset=utf-8'),
        toRss(correctPagePaths('articles', body) as Articles, config.publicOrigin),
      );
    });
}

/** RSS 2.0. Dates are in the format of RFC 822. */
function toRss(list: Articles, origin: string): string {
  const link = escapeXml(origin + list.pagePath);
  const items = list.articles.map(({ title, standfirst, pagePath, author, topic, publishedAt }) => {
    const url = escapeXml(origin + pagePath);
    return [
      '<item>',
      `<title>${escapeXml(title)}</title>`,
      `<link>${url}</link>`,
      `<guid isPermaLink="true">${url}</guid>`,
      `<description>${escapeXml(standfirst)}</description>`,
      `<dc:creator>${escapeXml(author)}</dc:creator>`,
      `<category>${escapeXml(topic.name)}</category>`,
      `<pubDate>${new Date(publishedAt).toUTCString()}</pubDate>`,
      '</item>\n',
    ].join('');
  });
  return [
    xmlDeclaration,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    `<title>${escapeXml(`${list.h1} | LUXE`)}</title>`,
    `<link>${link}</link>`,
    `<description>${escapeXml(list.description)}</description>`,
    '<language>en-in</language>',
    `<atom:link href="${escapeXml(origin + feedPath(list.section))}" rel="self" type="application/rss+xml"/>\n`,
    ...items,
    '</channel></rss>\n',
  ].join('');
}
