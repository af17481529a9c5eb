import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A foreign package of the lock file. Our own packages are left out. */
export interface LockedPackage {
  readonly name: string;
  readonly version: string;
  /** The install location from the root: `node_modules/a/node_modules/b`. */
  readonly location: string;
  /** The licence as an SPDX expression. `undefined` when the package states none. */
  readonly licence: string | undefined;
  /**
   * The chain of packages that require this package. It begins with a package of the workspace. Empty when no
   * package of the workspace needs this package.
   */
  readonly requiredBy: readonly string[];
}

/** The fields that are read from an entry of `package-lock.json`, version 3. */
interface Entry {
  readonly name?: string;
  readonly version?: string;
  readonly license?: unknown;
  readonly link?: boolean;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}
type Entries = Readonly<Record<string, Entry>>;

/**
 * Reads every package that ships or builds, direct or not, from `package-lock.json`. Does not use the
 * network.
 */
export function readLock(root: string): LockedPackage[] {
  const text = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(text) as { packages: Entries };
  const parents = findParents(packages);
  return Object.entries(packages)
    .filter(([location, { link }]) => isForeign(location) && !link)
    .map(([location, entry]) => ({
      name: nameAt(location, entry),
      version: entry.version ?? '',
      location,
      licence: licenceOf(entry) ?? licenceInstalled(path.join(root, location)),
      requiredBy: chainTo(location, packages, parents),
    }));
}

/**
 * Maps the location of each external package to the location of the package that requires it. That package is
 * on the shortest chain from a package of the workspace.
 */
function findParents(packages: Entries): ReadonlyMap<string, string> {
  const parents = new Map<string, string>();
  const queue = Object.keys(packages).filter((location) => !isForeign(location));
  for (const location of queue) {
    for (const name of requiredBy(packages[location] ?? {})) {
      const found = resolve(packages, location, name);
      if (found === undefined || !isForeign(found) || parents.has(found)) continue;
      parents.set(found, location);
      queue.push(found);
    }
  }
  return parents;
}

const requiredBy = (entry: Entry) =>
  Object.keys({
    ...entry.dependencies,
    ...entry.devDependencies,
    ...entry.optionalDependencies,
    ...entry.peerDependencies,
  });

/** Resolves a package like Node: next to the requiring package first, then in the folders above. */
function resolve(packages: Entries, from: string, name: string): string | undefined {
  for (let at: string | undefined = from; at !== undefined; at = above(at)) {
    const candidate = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
    const entry = packages[candidate];
    if (entry) return entry.link ? entry.resolved : candidate;
  }
  return undefined;
}

function above(location: string): string | undefined {
  if (location === '') return undefined;
  const at = location.lastIndexOf('/node_modules/');
  return at < 0 ? '' : location.slice(0, at);
}

function chainTo(location: string, packages: Entries, parents: ReadonlyMap<string, string>): string[] {
  const chain: string[] = [];
  for (let at = parents.get(location); at !== undefined; at = parents.get(at))
    chain.unshift(nameAt(at, packages[at] ?? {}));
  return chain;
}

const isForeign = (location: string) => location.includes('node_modules/');
const nameAt = (location: string, { name }: Entry) => name ?? location.split('node_modules/').at(-1) ?? '';
const licenceOf = ({ license }: Entry) => (typeof license === 'string' ? license : undefined);

/** The licence in the installed package.json. Old packages state it in forms that the lock file omits. */
function licenceInstalled(folder: string): string | undefined {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  const { license, licenses } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  const first = [license, licenses].flat().find(Boolean);
  return typeof first === 'string' ? first : (first as { type?: string } | undefined)?.type;
}
