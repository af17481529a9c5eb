import { createRequire } from 'node:module';
import browserslist from 'browserslist';
import type data from '@mdn/browser-compat-data';
import type { BrowserName, CompatStatement, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { root } from '../programs/childProcess.ts';

// Loaded with require, because it is 20 MB of JSON that only checks need.
export const compatData = createRequire(import.meta.url)('@mdn/browser-compat-data') as typeof data;

/** Maps the name of a browser in Browserslist to its name in the compatibility data. */
const names: Readonly<Record<string, BrowserName>> = {
  and_chr: 'chrome_android',
  and_ff: 'firefox_android',
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  ios_saf: 'safari_ios',
  safari: 'safari',
  samsung: 'samsunginternet_android',
};

/**
 * The oldest supported version of each browser, from `browserslist` in package.json. Throws for an unknown
 * browser.
 */
export function oldestBrowsers(
  list: readonly string[] = browserslist(undefined, { path: root }),
): ReadonlyMap<BrowserName, number> {
  const oldest = new Map<BrowserName, number>();
  for (const entry of list) {
    const [browser = '', versions = ''] = entry.split(' ');
    const name = names[browser];
    if (!name) throw new Error(`tools/run/src/browsers/support.ts has no name for ${browser}`);
    const version = Number.parseFloat(versions);
    oldest.set(name, Math.min(version, oldest.get(name) ?? Infinity));
  }
  return oldest;
}

/**
 * The supported browsers that lack a feature, such as "safari 16.4". A browser that knows the feature only
 * with a prefix counts as supporting it if the style sheet (`css`) also contains the prefixed name.
 */
export function findUnsupportedBrowsers(
  { support }: CompatStatement,
  oldest: ReadonlyMap<BrowserName, number>,
  css = '',
): string[] {
  return [...oldest].flatMap(([browser, version]) => {
    const statements = [support[browser] ?? []].flat() as SimpleSupportStatement[];
    return statements.some((one) => isSupportedBy(one, version, css)) ? [] : [`${browser} ${version}`];
  });
}

function isSupportedBy(statement: SimpleSupportStatement, version: number, css: string): boolean {
  const {
    version_added: added,
    version_removed: removed,
    flags,
    prefix,
    alternative_name: other,
  } = statement;
  if (flags || typeof added !== 'string') return false;
  if (prefix && !css.includes(`${prefix}`)) return false;
  if (other && !css.includes(other)) return false;
  const from = added === 'preview' ? Infinity : Number.parseFloat(added.replace('≤', ''));
  return from <= version && (typeof removed !== 'string' || Number.parseFloat(removed) > version);
}
