import { gzipSync } from 'node:zlib';
import type { Measured, Page } from '../figures.ts';
import { findSamplePages } from '../samplePages.ts';
import { withShop, type Subject } from '../subject.ts';
import { read, visit } from '../visit.ts';

/** What a first visit loads before a page works: scripts and HTML, as sent to a browser that knows gzip. */
export function measureWeights(subject: Subject): Promise<Measured> {
  return withShop(subject, {}, async ({ origin }) => {
    const pages = await findSamplePages(origin);
    const figures: Record<string, number> = {};
    for (const page of ['home', 'listing', 'product'] as const satisfies Page[]) {
      const { script, html } = await weigh(origin, pages[page]);
      figures[`first-load JavaScript, ${page}`] = script / 1024;
      figures[`HTML, ${page}`] = html / 1000;
    }
    return figures;
  });
}

async function weigh(origin: string, path: string): Promise<{ script: number; html: number }> {
  const scripts = scriptsOf(await read(origin + path), origin);
  if (!scripts.length) throw new Error(`${path} names no script: the bench would measure nothing.`);
  const sizes = await Promise.all(scripts.map(sentBytes));
  return { script: sizes.reduce((a, b) => a + b, 0), html: await sentBytes(origin + path) };
}

/** Addresses of the scripts that a page names in its links, its elements or its own script, each once. */
export function scriptsOf(html: string, origin: string): string[] {
  const named = [...html.matchAll(/["'](\/[^"'\s<>]+\.js)["']/g)].map(([, file = '']) => file);
  return [...new Set(named.map((href) => new URL(href, origin).href))];
}

/** What is sent uncompressed is counted as if it were: a server in front would do it. */
async function sentBytes(url: string): Promise<number> {
  const { body, encoding } = await visit(url);
  return encoding ? body.length : gzipSync(body, { level: 9 }).length;
}
