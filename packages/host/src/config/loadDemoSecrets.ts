import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { folderProblem, StartupError } from '../startupError.ts';
import type { Environment } from './environment.ts';

/**
 * The secrets that several programs of a demo shop share. The keys of both records are the names of the
 * secrets in `secrets.json`.
 */
export interface SecretNames<Name extends string> {
  /** Environment variable of each secret. A variable that is set takes precedence over the stored value. */
  readonly variables: Readonly<Record<Name, string>>;
  /**
   * Values of entries in `secrets.json` that are not random texts: a user name, or a secret that is derived
   * from another.
   */
  readonly fixed?: Readonly<Record<string, string>>;
}

/**
 * Loads the secrets of a demo shop from `secrets.json` in the data folder, which only its owner can read. The
 * first program creates missing secrets; the others read them. Throws a StartupError for a folder that cannot
 * be used.
 */
export function loadDemoSecrets<Name extends string>(
  dataDir: string,
  { variables, fixed }: SecretNames<Name>,
  env: Environment = {},
): Record<Name, string> {
  try {
    return readOrCreate(dataDir, { variables, fixed }, env);
  } catch (error) {
    throw folderProblem(error, dataDir);
  }
}

function readOrCreate<Name extends string>(
  dataDir: string,
  { variables, fixed }: SecretNames<Name>,
  env: Environment,
): Record<Name, string> {
  const names = Object.keys(variables) as Name[];
  const file = path.join(dataDir, 'secrets.json');
  const lacksSome = (stored: Record<string, string>) => names.some((name) => !stored[name]);
  let stored = readSecretsFile(file);
  if (lacksSome(stored)) {
    mkdirSync(dataDir, { recursive: true });
    withFileLock(dataDir, () => {
      stored = readSecretsFile(file);
      if (!lacksSome(stored)) return;
      for (const name of names) stored[name] ||= fixed?.[name] ?? randomBytes(24).toString('base64url');
      write(file, stored);
    });
  }
  const entries = names.map((name) => [name, env[variables[name]] || stored[name]]);
  return Object.fromEntries(entries) as Record<Name, string>;
}

/** Longest wait for the lock, which another program holds for a few milliseconds. */
const lockTimeoutMs = 10_000;

/**
 * Calls `change` while this program holds a SQLite lock on the data folder. Other programs wait for the lock.
 * The operating system releases the lock when the program dies.
 */
function withFileLock(dataDir: string, change: () => void) {
  const file = path.join(dataDir, 'secrets.lock.sqlite');
  const lock = openLock(file);
  try {
    lock.exec('BEGIN EXCLUSIVE');
    change();
  } finally {
    lock.close();
  }
}

/**
 * Opens the lock file. SQLite can open a file that is not a database; only the first statement fails.
 * Therefore a first statement runs here.
 */
function openLock(file: string): DatabaseSync {
  try {
    const lock = new DatabaseSync(file, { timeout: lockTimeoutMs });
    lock.exec('PRAGMA schema_version');
    return lock;
  } catch (error) {
    if (/not a database|malformed/.test((error as Error).message)) throw damagedLock(file);
    if (/unable to open|readonly/.test((error as Error).message))
      throw new StartupError(
        `${file} cannot be opened. Give this program write access, or set DATA_DIR to another folder.`,
      );
    throw error;
  }
}

/**
 * The error for a damaged lock file. The file contains no data, so it can be deleted while no program uses
 * the folder.
 */
export const damagedLock = (file: string) =>
  new StartupError(
    `The lock file ${file} is damaged. Stop all programs on this folder, delete the file and start again.`,
  );

function write(file: string, secrets: Record<string, string>) {
  const next = `${file}.${process.pid}`;
  writeFileSync(next, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  chmodSync(next, 0o600);
  renameSync(next, file);
}

function readSecretsFile(file: string): Record<string, string> {
  try {
    const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
      throw new SyntaxError('no object');
    return parsed as Record<string, string>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    if (error instanceof SyntaxError)
      throw new StartupError(
        `${file} is damaged. Restore it from a backup; without one, delete it: new secrets are made, and all shoppers must log in again.`,
      );
    throw error;
  }
}
