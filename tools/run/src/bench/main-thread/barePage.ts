import { createServer } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { build, type Rolldown } from 'vite';
import { listen } from './listen.ts';
import { BareContent, rootId, textsId } from './bareContent.ts';

/** A server of bare React pages, the yardstick for pages of the shop. */
export interface BarePages {
  /** Adds a page with these texts. Returns its URL. */
  add(texts: readonly string[]): string;
  close(): Promise<void>;
}

/**
 * Serves pages that React renders, sends and hydrates, with nothing but paragraphs: no styles, pictures or
 * behaviour. What a browser needs for such a page, each page of React needs.
 */
export async function openBarePages(): Promise<BarePages> {
  const script = await buildScript();
  const bodies = new Map([['/script.js', { type: 'text/javascript', body: gzipSync(script) }]]);
  const server = createServer(({ url = '' }, response) => {
    const found = bodies.get(url);
    if (!found) return response.writeHead(404).end();
    return response
      .writeHead(200, { 'content-type': `${found.type}; charset=utf-8`, 'content-encoding': 'gzip' })
      .end(found.body);
  });
  const origin = await listen(server);
  return {
    add(texts) {
      const url = `/${bodies.size}`;
      bodies.set(url, { type: 'text/html', body: gzipSync(toHtml(texts)) });
      return origin + url;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function toHtml(texts: readonly string[]): string {
  const data = JSON.stringify(texts).replaceAll('<', '\\u003c');
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Bare page</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"></head>
<body><div id="${rootId}">${renderToString(createElement(BareContent, { texts }))}</div>
<script type="application/json" id="${textsId}">${data}</script>
<script type="module" src="/script.js"></script></body></html>`;
}

/** Builds `bareClient.ts` as one minified script. */
async function buildScript(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: path.join(import.meta.dirname, 'bareClient.ts') },
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code;
}

/**
 * The visible texts of a page, in order: the text between two tags, except in scripts, styles and the head.
 */
export function textsOf(html: string): string[] {
  const body = html.slice(html.indexOf('<body')).replace(/<(script|style|svg|noscript)\b.*?<\/\1>/gs, '');
  return body
    .split(/<[^>]*>/)
    .map((text) => decode(text).trim())
    .filter(Boolean);
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Decodes the entities that React writes. */
const decode = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '');
