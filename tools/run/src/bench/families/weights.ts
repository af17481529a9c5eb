import { existsSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Measured, Page } from '../figures.ts';
import { findSamplePages } from '../samplePages.ts';
import { withShop, type Subject } from '../subject.ts';
import { read, visit } from '../visit.ts';
import { run } from '../../programs/childProcess.ts';

/**
 * Measures the scripts and HTML that a first visit loads, in the size sent to a browser that supports gzip.
 * Then measures the scripts of a build without library patches.
 */
export async function measureWeights(subject: Subject): Promise<Measured> {
  return {
    ...(await measureSent(subject)),
    'first-load JavaScript without library patches, home': await measureUnpatchedHome(subject.folder),
  };
}

function measureSent(subject: Subject): Promise<Measured> {
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

/** Returns KiB, or the reason why the home page could not be measured. */
async function measureUnpatchedHome(folder: string): Promise<number | string> {
  if (!existsSync(path.join(folder, 'packages/library-patches')))
    return 'This commit has no switch for patches.';
  const options = {
    cwd: path.join(folder, 'apps/storefront'),
    env: { LIBRARY_PATCHES: 'off', STOREFRONT_BUILD: path.join(folder, '.cache/bench/unpatched-build') },
  };
  const built = await run(process.execPath, ['server/build.ts'], options);
  if (!built.ok) return 'The storefront could not be built without library patches.';
  // The exit code does not count, because the pages are over their budgets without the patches.
  const { output } = await run(process.execPath, ['first-load/main.ts'], options);
  const [, kib] = /^home +([\d.]+) KiB/m.exec(output) ?? [];
  return kib === undefined ? 'The first load could not be measured.' : Number(kib);
}

async function weigh(origin: string, path: string): Promise<{ script: number; html: number }> {
  const scripts = scriptsOf(await read(origin + path), origin);
  if (!scripts.length) throw new Error(`${path} loads no script, so there is nothing to measure.`);
  const sizes = await Promise.all(scripts.map(sentBytes));
  return { script: sizes.reduce((a, b) => a + b, 0), html: await sentBytes(origin + path) };
}

/**
 * URLs of the scripts that appear in links, script elements or inline scripts of a page, without duplicates.
 * The router's manifest names scripts of other pages, so it does not count.
 */
export function scriptsOf(html: string, origin: string): string[] {
  const own = html.replace(/__reactRouterManifest=.*?;luxeRoutes=/s, '');
  const paths = [...own.matchAll(/["'](\/[^"'\s<>]+\.js)["']/g)].map(([, file = '']) => file);
  return [...new Set(paths.map((href) => new URL(href, origin).href))];
}

/** Bytes that a response sends. Compresses an uncompressed response first, as a proxy would. */
async function sentBytes(url: string): Promise<number> {
  const { body, encoding } = await visit(url);
  return encoding ? body.length : gzipSync(body, { level: 9 }).length;
}
