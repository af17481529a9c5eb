import type { LockedPackage } from './lock.ts';

/** Licences that ask for nothing but their own text to be kept, or, as MPL-2.0 does, for changes to their own files. */
const allowed = new Set([
  ...['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0'],
  ...['MPL-2.0', 'OFL-1.1', '0BSD', 'CC0-1.0', 'Unlicense'],
]);

/** One package, or a family of them, that is used under another licence. */
interface Exception {
  readonly packages: RegExp;
  readonly licence: string;
  readonly reason: string;
}

const exceptions: readonly Exception[] = [
  {
    packages: /^@img\/sharp-(libvips-[\w-]+|win32-[\w-]+|wasm32)$/,
    licence: 'LGPL-3.0-or-later',
    reason:
      'libvips, loaded as a library of its own and never changed: who runs the shop may put another in its place.',
  },
  {
    packages: /^argparse$/,
    licence: 'Python-2.0',
    reason: 'permissive like MIT, by the Python Software Foundation; reads command lines of build tools.',
  },
  {
    packages: /^caniuse-lite$/,
    licence: 'CC-BY-4.0',
    reason: 'a table of browsers that build tools read; it does not ship.',
  },
  {
    packages: /^pako$/,
    licence: 'Zlib',
    reason: 'permissive like MIT; reads archives for the driver of WebKit in tests, and does not ship.',
  },
];

/** A sentence for each package whose licence we may not use, or that names none. */
export function findLicenceFaults(packages: readonly LockedPackage[]): string[] {
  return packages.flatMap((found) => {
    const { name, licence } = found;
    if (!licence) return [`${title(found)} names no licence.`];
    const excepted = exceptions.filter((one) => one.packages.test(name)).map((one) => one.licence);
    if (isGranted(licence, new Set([...allowed, ...excepted]))) return [];
    return [`${title(found)} has the licence ${licence}, which is not on the list.`];
  });
}

/** Exceptions that no package needs any more: a list that only grows says nothing. */
export function findIdleExceptions(packages: readonly LockedPackage[]): string[] {
  return exceptions
    .filter((one) => !packages.some(({ name }) => one.packages.test(name)))
    .map(
      ({ packages: pattern, licence }) =>
        `No package needs the exception ${pattern.source} for ${licence} any more.`,
    );
}

/** The package, and who brings it. */
export function title({ name, version, broughtBy }: LockedPackage): string {
  const [ours, ...others] = broughtBy;
  if (ours === undefined) return `${name}@${version}, which nothing of ours needs,`;
  return `${name}@${version}, brought by ${ours}${others.length ? ` through ${others.join(' > ')}` : ''},`;
}

/** Whether an SPDX expression can be met with the licences given: one side of an OR, both sides of an AND. */
export function isGranted(expression: string, licences: ReadonlySet<string>): boolean {
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
    // An exception to a licence only ever gives more.
    if (take('WITH')) tokens.shift();
    return granted;
  };
  const take = (word: string) => tokens[0] === word && tokens.shift() !== undefined;
  // Words left over are no expression: "SEE LICENSE IN file".
  return [either(), tokens.length === 0].every(Boolean);
}
