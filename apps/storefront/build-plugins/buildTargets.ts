import browserslist from 'browserslist';
import path from 'node:path';

/**
 * Maps Browserslist's name of each browser to the bundler's name. Android browsers have no entry, because
 * their versions follow those of the desktop browsers.
 */
const names: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  ios_saf: 'ios',
  safari: 'safari',
};

/**
 * Returns the oldest supported version of each browser for `build.target`, such as `safari16.4`. Source:
 * `browserslist` in the root package.json.
 */
export function buildTargets(
  list: readonly string[] = browserslist(undefined, { path: path.resolve(import.meta.dirname, '../../..') }),
): string[] {
  const oldest = new Map<string, number>();
  for (const entry of list) {
    const [browser = '', versions = ''] = entry.split(' ');
    const name = names[browser];
    if (name) oldest.set(name, Math.min(Number.parseFloat(versions), oldest.get(name) ?? Infinity));
  }
  return [...oldest].map(([name, version]) => `${name}${version}`);
}
