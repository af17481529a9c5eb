import type { LockedPackage } from './readLock.ts';

/**
 * Allowed licences. Most of them only require that the licence text is preserved. MPL-2.0 also requires that
 * changes to the licensed files are published.
 */
const allowed = new Set([
  ...['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0'],
  ...['MPL-2.0', 'OFL-1.1', 'MIT-0', '0BSD', 'CC0-1.0', 'Unlicense'],
]);

/** A package or family of packages that is used under another licence. */
interface Exception {
  readonly packages: RegExp;
  /**
   * The licence exactly as the package states it, which may be a text that is not an SPDX expression. Empty
   * for a package that states none, but has the text of a licence.
   */
  readonly licence: string;
  readonly reason: string;
}

const exceptions: readonly Exception[] = [
  {
    packages: /^@img\/sharp-(libvips-[\w-]+|win32-[\w-]+|wasm32)$/,
    licence: 'LGPL-3.0-or-later',
    reason:
      'libvips, loaded as a separate library and never changed, so the operator of the shop can replace it.',
  },
  {
    packages: /^argparse$/,
    licence: 'Python-2.0',
    reason: 'permissive like MIT, by the Python Software Foundation; parses command lines of build tools.',
  },
  {
    packages: /^caniuse-lite$/,
    licence: 'CC-BY-4.0',
    reason: 'a table of browsers for build tools; it does not ship.',
  },
  {
    packages: /^pako$/,
    licence: 'Zlib',
    reason: 'permissive like MIT; reads archives for the driver of WebKit in tests, and does not ship.',
  },
  {
    packages: /^png-js$/,
    licence: '',
    reason: 'its file LICENSE is the MIT licence; reads pictures for PDFKit, and no document has one.',
  },
  {
    packages: /^@cspell\/dict-django$/,
    licence: 'WTFPL',
    reason: 'permissive without conditions; a word list of the spelling check, and does not ship.',
  },
  {
    packages: /^@cspell\/dict-en-common-misspellings$/,
    licence: 'CC BY-SA 4.0',
    reason: 'a word list of the spelling check, read and never changed; it does not ship.',
  },
];

/** Returns a sentence for each package without a licence or with one that is not allowed. */
export function findLicenceFaults(packages: readonly LockedPackage[]): string[] {
  return packages.flatMap((found) => {
    const { name, licence } = found;
    const excepted = exceptions.filter((one) => one.packages.test(name)).map((one) => one.licence);
    if (!licence) return excepted.includes('') ? [] : [`${describePackage(found)} states no licence.`];
    if (excepted.includes(licence) || isAllowed(licence, new Set([...allowed, ...excepted]))) return [];
    return [`${describePackage(found)} has the licence ${licence}, which is not allowed.`];
  });
}

/**
 * Returns a sentence for each exception that no package needs any more, so that the list does not only grow.
 */
export function findUnusedExceptions(packages: readonly LockedPackage[]): string[] {
  return exceptions
    .filter((one) => !packages.some(({ name }) => one.packages.test(name)))
    .map(
      ({ packages: pattern, licence }) =>
        `No package needs the exception ${pattern.source} for ${licence} any more.`,
    );
}

/** Names a package and the packages that require it. The caller continues the sentence with the fault. */
export function describePackage({ name, version, requiredBy }: LockedPackage): string {
  const [ours, ...others] = requiredBy;
  if (ours === undefined) return `${name}@${version}, which none of our packages requires,`;
  return `${name}@${version}, required by ${ours}${others.length ? ` through ${others.join(' > ')}` : ''},`;
}

/** Whether the given licences satisfy an SPDX expression: one side of an OR, both sides of an AND. */
export function isAllowed(expression: string, licences: ReadonlySet<string>): boolean {
  const tokens = expression.match(/[()]|[^\s()]+/g) ?? [];
  const either = (): boolean => {
    let granted = both();
    while (take('OR')) granted = both() || granted;
    return granted;
  };
  const both = (): boolean => {
    let granted = one();
    while (take('AND')) granted = one() && granted;
    return granted;
  };
  const one = (): boolean => {
    if (take('(')) return [either(), take(')')].every(Boolean);
    const granted = licences.has(tokens.shift() ?? '');
    // A WITH exception only grants additional rights.
    if (take('WITH')) tokens.shift();
    return granted;
  };
  const take = (token: string) => tokens[0] === token && tokens.shift() !== undefined;
  // Leftover tokens mean that the text is no expression, such as "SEE LICENSE IN file".
  return [either(), tokens.length === 0].every(Boolean);
}
