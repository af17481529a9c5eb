import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Check } from './checks.ts';

/** Records with which inputs a check has passed, so that it does not run again for the same inputs. */
export interface CheckMemory {
  /** Whether the check has passed with the current inputs. False for a check without `isInput`. */
  hasPassed(check: Check): boolean;
  /** Records that the check has passed, unless an input has changed since the memory was opened. */
  recordPass(check: Check): void;
}

export interface MemoryOptions {
  /** The work tree. */
  readonly folder: string;
  /** The folder with one file for each check. */
  readonly cacheFolder: string;
  /** Lists the files of the work tree, as paths from `folder` in a fixed order. */
  readonly list: () => readonly string[];
  /** Time of opening, in ms since the epoch. Default: now. */
  readonly openedAt?: number;
}

/** How many sets of inputs a check remembers, so that a change of branches does not lose them. */
const remembered = 20;

/** Every check depends on these files: the packages, and the list of checks itself. */
const isInputOfAll = (file: string) =>
  /^(?:package(?:-lock)?\.json|tsconfig(?:\.base)?\.json|tools\/run\/src\/verify\/checks\.ts)$/.test(file);

/** Opens the memory for one run. It takes the files as they are at this time. */
export function openCheckMemory({
  folder,
  cacheFolder,
  list,
  openedAt = Date.now(),
}: MemoryOptions): CheckMemory {
  const files = list();
  const hashes = new Map<string, string>();
  const hashNow = (file: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(folder, file)))
      .digest('hex');
  const hashOf = (file: string) => {
    const known = hashes.get(file);
    if (known !== undefined) return known;
    const hash = hashNow(file);
    hashes.set(file, hash);
    return hash;
  };
  const inputsOf = ({ isInput = () => false }: Check) =>
    files.filter((file) => isInput(file) || isInputOfAll(file));
  const keyOf = (check: Check) => {
    const { args, variables = [] } = check;
    const hash = createHash('sha256').update(
      JSON.stringify([process.version, args, variables.map((name) => process.env[name])]),
    );
    for (const file of inputsOf(check)) hash.update(`\n${file} ${hashOf(file)}`);
    return hash.digest('hex');
  };
  const fileOf = ({ name }: Check) => path.join(cacheFolder, `${name.replaceAll(' ', '-')}.json`);
  // A program can restore the time of a file that it changes, so the contents are compared too.
  const hasChanged = (check: Check) =>
    list().join('\0') !== files.join('\0') ||
    inputsOf(check).some((file) => statSync(path.join(folder, file)).mtimeMs > openedAt) ||
    inputsOf(check).some((file) => hashNow(file) !== hashOf(file));
  return {
    hasPassed: (check) => check.isInput !== undefined && readKeys(fileOf(check)).includes(keyOf(check)),
    recordPass(check) {
      if (check.isInput === undefined || hasChanged(check)) return;
      const key = keyOf(check);
      const others = readKeys(fileOf(check)).filter((known) => known !== key);
      mkdirSync(cacheFolder, { recursive: true });
      writeFileSync(fileOf(check), JSON.stringify([key, ...others].slice(0, remembered)));
    },
  };
}

/** Returns no keys when the file is missing or cannot be read. */
function readKeys(file: string): readonly string[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as string[];
  } catch {
    return [];
  }
}
