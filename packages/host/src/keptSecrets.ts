import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

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
  const lock = new DatabaseSync(path.join(dataDir, 'secrets.lock.sqlite'));
  try {
    lock.exec('PRAGMA busy_timeout = 10000; BEGIN EXCLUSIVE');
    change();
  } finally {
    lock.close();
  }
}

function write(file: string, secrets: Record<string, string>) {
  const next = `${file}.${process.pid}`;
  writeFileSync(next, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  chmodSync(next, 0o600);
  renameSync(next, file);
}

function readKept(file: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}
