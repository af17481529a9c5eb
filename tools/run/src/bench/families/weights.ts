import { gzipSync } from 'node:zlib';
import type { Measured, Page } from '../figures.ts';
import { findSamplePages } from '../samplePages.ts';
import { withShop, type Subject } from '../subject.ts';
import { read, visit } from '../visit.ts';

/**
 * Measures the scripts and HTML that a first visit loads, in the size sent to a browser that supports gzip.
 */
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
  if (!scripts.length) throw new Error(`${path} loads no script, so there is nothing to measure.`);
  const sizes = await Promise.all(scripts.map(sentBytes));
  return { script: sizes.reduce((a, b) => a + b, 0), html: await sentBytes(origin + path) };
}

/**
 * URLs of the scripts that appear in links, script elements or inline scripts of a page, without duplicates.
 */
export function scriptsOf(html: string, origin: string): string[] {
  const paths = [...html.matchAll(/["'](\/[^"'\s<>]+\.js)["']/g)].map(([, file = '']) => file);
  return [...new Set(paths.map((href) => new URL(href, origin).href))];
}

/** Bytes that a response sends. Compresses an uncompressed response first, as a proxy would. */
async function sentBytes(url: string): Promise<number> {
  const { body, encoding } = await visit(url);
  return encoding ? body.length : gzipSync(body, { level: 9 }).length;
}
