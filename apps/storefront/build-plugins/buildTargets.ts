import browserslist from 'browserslist';
import path from 'node:path';

/** Names of browserslist as the bundler calls them; phones run what desktops of the same version do. */
const names: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  ios_saf: 'ios',
  safari: 'safari',
};

/** The oldest supported version of each browser, for `build.target`: "safari16.4". From `browserslist` of package.json. */
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
