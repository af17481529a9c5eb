import { expect, type APIRequestContext } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { test } from './test.ts';

// Checks the pages as the server sends them, without scripts, which is what crawlers read.

const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

/** Elements with widths in `srcset` but no `sizes`: invalid HTML that the validator does not detect. */
const withoutSizes = (html: string) =>
  (html.match(/<(?:img|source)\b[^>]*>/g) ?? []).filter(
    (tag) => /srcset="[^"]+ \d+w[",]/i.test(tag) && !/\bsizes="[^"]/i.test(tag),
  );

/** Paths of all pages in the sitemaps, in order. */
async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const locations = async (url: string) =>
    [...(await (await request.get(url)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) =>
      loc.replaceAll('&amp;', '&').replace(/^https?:\/\/[^/]+/, ''),
    );
  const index = await locations('/sitemap.xml');
  return (await Promise.all(index.map(locations))).flat();
}

/**
 * A path for each type of page: the first path of the type in the sitemaps, and pages that no sitemap lists.
 */
function pageTypes(paths: readonly string[]): string[] {
  const first = (like: RegExp) => paths.find((path) => like.test(path)) ?? '';
  return [
    ...['/', '/explore/indiluxe', '/cart', '/checkout', '/my-account', '/search/?q=tote', '/search/?q=saree'],
    ...['/search/?q=xqzzyw', '/contact-us', '/useful-links', '/verify-email?token=x', '/nothing/at/all/here'],
    ...['/order-failed', '/bags/c-lsh10', '/bags/c-lsh10?page=2', '/bags/c-lsh10?q=:relevance:colour:Black'],
    ...['/luxury/browse/new', first(/\/p-mp/), first(/\/c-mbh/i), first(/-store$/), first(/^\/brandList\//)],
    ...[first(/\/c-ish/i), first(/^\/[\w-]+\/[\w-]+$/), first(/^\/b-/)],
  ].filter((path) => path !== '');
}

test('pages of all types are valid HTML', async ({ request }) => {
  const faults: string[] = [];
  for (const path of pageTypes(await sitemapPaths(request))) {
    const html = await (await request.get(path)).text();
    expect(html, path).toMatch(/^<!doctype html>/i);
    for (const tag of withoutSizes(html)) faults.push(`${path} no sizes: ${tag}`);
    const report = await validator.validateString(html);
    for (const { messages } of report.results)
      for (const { ruleId, message, line, column, selector } of messages)
        faults.push(`${path} ${line}:${column} ${ruleId}: ${message} (${selector})`);
  }
  expect(faults).toEqual([]);
});

test('no two pages that search engines index share title and description [SEO-01]', async ({ request }) => {
  test.setTimeout(300_000);
  const pathsByMetaText = new Map<string, string[]>();
  const paths = [...new Set(await sitemapPaths(request))];
  expect(paths.length).toBeGreaterThan(300);
  const visit = async (path: string) => {
    const text = await (await request.get(path)).text();
    const robots = /<meta name="robots" content="([^"]*)"/.exec(text)?.[1] ?? '';
    expect(robots, path).not.toContain('noindex');
    const title = /<title>([^<]*)<\/title>/.exec(text)?.[1] ?? '';
    const description = /<meta name="description" content="([^"]*)"/.exec(text)?.[1] ?? '';
    for (const metaText of [`title ${title}`, `description ${description}`])
      pathsByMetaText.set(metaText, [...(pathsByMetaText.get(metaText) ?? []), path]);
  };
  // Requests four pages at once, because the first render of a page takes tens of milliseconds.
  await Promise.all(
    [0, 1, 2, 3].map(async () => {
      for (let path = paths.pop(); path !== undefined; path = paths.pop()) await visit(path);
    }),
  );
  expect(
    [...pathsByMetaText]
      .filter(([, shared]) => shared.length > 1)
      .map(([metaText, shared]) => [metaText, ...shared]),
  ).toEqual([]);
});
