import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { folderProblem, StartProblem } from './startProblem.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Secrets of a demo shop that several programs share, by the names they are kept under. */
export interface SecretNames<Name extends string> {
  /** Environment variable of each; it wins over what is kept. */
  readonly variables: Readonly<Record<Name, string>>;
  /** Those that are names rather than secrets, and so the same in every demo shop. */
  readonly fixed?: Readonly<Partial<Record<Name, string>>>;
}

/**
 * The secrets of a demo shop: from `secrets.json` in the data folder, readable by its owner alone. What is missing is made and put there by
 * whichever program comes first; the others find it.
 */
export function keptSecrets<Name extends string>(
  dataDir: string,
  { variables, fixed }: SecretNames<Name>,
  env: Environment = {},
): Record<Name, string> {
  try {
    return readOrMake(dataDir, { variables, fixed }, env);
  } catch (error) {
    throw folderProblem(error, dataDir);
  }
}

function readOrMake<Name extends string>(
  dataDir: string,
  { variables, fixed }: SecretNames<Name>,
  env: Environment,
): Record<Name, string> {
  const names = Object.keys(variables) as Name[];
  const file = path.join(dataDir, 'secrets.json');
  const lacksSome = (kept: Record<string, string>) => names.some((name) => !kept[name]);
  let kept = readKept(file);
  if (lacksSome(kept)) {
    mkdirSync(dataDir, { recursive: true });
    alone(dataDir, () => {
      kept = readKept(file);
      if (!lacksSome(kept)) return;
      for (const name of names) kept[name] ||= fixed?.[name] ?? randomBytes(24).toString('base64url');
      write(file, kept);
    });
  }
  const entries = names.map((name) => [name, env[variables[name]] ?? kept[name]]);
  return Object.fromEntries(entries) as Record<Name, string>;
}

/** One program at a time: SQLite's lock, which the kernel frees on any death. */
function alone(dataDir: string, change: () => void) {
  const file = path.join(dataDir, 'secrets.lock.sqlite');
  const lock = openLock(file);
  try {
    lock.exec('PRAGMA busy_timeout = 10000; BEGIN EXCLUSIVE');
    change();
  } finally {
    lock.close();
  }
}

/** SQLite opens any file, and says at the first statement that it is none of its own. */
function openLock(file: string): DatabaseSync {
  try {
    const lock = new DatabaseSync(file);
    lock.exec('PRAGMA schema_version');
    return lock;
  } catch (error) {
    if (/not a database|malformed/.test((error as Error).message)) throw damagedLock(file);
    if (/unable to open|readonly/.test((error as Error).message))
      throw new StartProblem(
        `${file} cannot be opened. Give this program the right to write there, or set DATA_DIR to another folder.`,
      );
    throw error;
  }
}

/** A lock file holds nothing: what stands in it may go, once no program uses the folder. */
export const damagedLock = (file: string) =>
  new StartProblem(
    `The lock file ${file} is damaged. Stop all programs on this folder, delete the file and start again.`,
  );

function write(file: string, secrets: Record<string, string>) {
  const next = `${file}.${process.pid}`;
  writeFileSync(next, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  chmodSync(next, 0o600);
  renameSync(next, file);
}

function readKept(file: string): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) throw new SyntaxError('no object');
    return kept as Record<string, string>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    if (error instanceof SyntaxError)
      throw new StartProblem(
        `${file} is damaged. Restore it from a backup; without one, delete it: new secrets are made, and everybody logs in again.`,
      );
    throw error;
  }
}
