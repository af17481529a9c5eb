import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { run, print } from '../programs/childProcess.ts';
import { testPrograms, type TestProgram } from './installed.ts';

const isRoot = process.getuid?.() === 0;
const hasApt = existsSync('/usr/bin/apt-get');

/** Paths of the programs that some tests need in addition to Node. `undefined` if not installed. */
export interface Equipment {
  readonly browser: string | undefined;
  readonly postgres: string | undefined;
  readonly redis: string | undefined;
  readonly haproxy: string | undefined;
  /** On CI, missing equipment is a failure instead of a skipped test. */
  readonly ci: boolean;
}

/** Finds the programs that tests need. Installs missing ones where possible. */
export async function readEquipment(): Promise<Equipment> {
  return {
    browser: await findBrowser(),
    postgres: await findPostgres(),
    redis: await findProgram(testPrograms.redis),
    haproxy: await findProgram(testPrograms.haproxy),
    ci: Boolean(process.env.CI),
  };
}

/**
 * The browser for tests. As root, installs it from Debian when it is missing. `undefined` when there is none.
 */
export const findBrowser = (): Promise<string | undefined> => findProgram(testPrograms.browser);

/**
 * The folder of PostgreSQL's programs. As root, installs them from Debian when they are missing. `undefined`
 * when there are none.
 */
export async function findPostgres(): Promise<string | undefined> {
  const { postgres } = testPrograms;
  if (!postgres.find() && isRoot && hasApt) {
    // Prevents the Debian package from creating a database cluster, which no test would use.
    mkdirSync('/etc/postgresql-common', { recursive: true });
    if (!existsSync('/etc/postgresql-common/createcluster.conf')) {
      writeFileSync('/etc/postgresql-common/createcluster.conf', 'create_main_cluster = false\n');
    }
  }
  return findProgram(postgres);
}

/**
 * The path of a program. As root, installs it from Debian when it is missing. `undefined` when there is none.
 */
async function findProgram(program: TestProgram): Promise<string | undefined> {
  const { name, debian, variable, find } = program;
  if (!find() && isRoot && hasApt) await install(program);
  if (!find())
    print(
      `${name} is not installed. Install it (Debian: apt-get install ${debian.join(' ')})${variable ? ` or set ${variable}` : ''}.`,
    );
  return find();
}

/**
 * Installs missing browser engines as root: Firefox, and WebKitGTK with a virtual screen. Tests of a missing
 * engine are not run.
 */
export async function prepareEngines(): Promise<void> {
  const missing = [testPrograms.firefox, testPrograms.webkit].filter(({ find }) => find() === undefined);
  if (isRoot && hasApt) for (const program of missing) await install(program);
  else
    for (const { name, debian } of missing)
      print(`${name}: not run, because it is not installed (Debian: apt-get install ${debian.join(' ')}).`);
}

async function install({ name, debian }: TestProgram): Promise<void> {
  print(`Installing ${name} from Debian: once, about a minute.`);
  const options = ['-qq', '-o', 'DPkg::Lock::Timeout=180'];
  // `RUNLEVEL` prevents the Debian package from starting a server, which no test would use.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  await run('apt-get', [...options, 'update'], { env });
  const { ok, output } = await run(
    'apt-get',
    [...options, '-y', 'install', '--no-install-recommends', ...debian],
    { env },
  );
  if (!ok) print(output.trim().split('\n').slice(-5).join('\n'));
}
