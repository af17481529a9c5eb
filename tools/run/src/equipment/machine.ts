import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { findFirefox, findWebKit } from '../engines/find.ts';
import { run, print } from '../programs/childProcess.ts';

const isRoot = process.getuid?.() === 0;
const hasApt = existsSync('/usr/bin/apt-get');
const browserPaths = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

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
    redis: await findRedis(),
    haproxy: await findHaproxy(),
    ci: Boolean(process.env.CI),
  };
}

/**
 * The browser for tests. As root, installs it from Debian when it is missing. `undefined` when there is none.
 */
export async function findBrowser(): Promise<string | undefined> {
  const found = () => browserPaths.find((path) => path && existsSync(path));
  if (!found() && isRoot && hasApt) await install('Chromium', ['chromium']);
  if (!found())
    print('Chromium is not installed. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.');
  return found();
}

/**
 * The folder of PostgreSQL's programs. As root, installs them from Debian when they are missing. `undefined`
 * when there are none.
 */
export async function findPostgres(): Promise<string | undefined> {
  if (!postgresFolder() && isRoot && hasApt) {
    // Prevents the Debian package from creating a database cluster, which no test would use.
    mkdirSync('/etc/postgresql-common', { recursive: true });
    if (!existsSync('/etc/postgresql-common/createcluster.conf')) {
      writeFileSync('/etc/postgresql-common/createcluster.conf', 'create_main_cluster = false\n');
    }
    await install('PostgreSQL', ['postgresql-15']);
  }
  if (!postgresFolder())
    print('PostgreSQL is not installed. Install it (Debian: apt-get install postgresql-15).');
  return postgresFolder();
}

/**
 * The path of a server program. As root, installs it from Debian when it is missing. `undefined` when there
 * is none.
 */
async function findProgram(name: string, paths: readonly (string | undefined)[], debian: string) {
  const found = () => paths.find((path) => path && existsSync(path));
  if (!found() && isRoot && hasApt) await install(name, [debian]);
  if (!found()) print(`${name} is not installed. Install it (Debian: apt-get install ${debian}).`);
  return found();
}

const findRedis = () =>
  findProgram('Redis', [process.env.REDIS_SERVER, '/usr/bin/redis-server'], 'redis-server');

const findHaproxy = () => findProgram('HAProxy', [process.env.HAPROXY, '/usr/sbin/haproxy'], 'haproxy');

/**
 * Installs missing browser engines as root: Firefox, and WebKitGTK with a virtual screen. Tests of a missing
 * engine are not run.
 */
export async function prepareEngines(): Promise<void> {
  const missing = [
    { name: 'Firefox', isInstalled: findFirefox() !== undefined, debian: ['firefox-esr'] },
    { name: 'WebKit', isInstalled: findWebKit() !== undefined, debian: ['webkit2gtk-driver', 'xvfb'] },
  ].filter(({ isInstalled }) => !isInstalled);
  if (isRoot && hasApt) for (const { name, debian } of missing) await install(name, debian);
  else
    for (const { name, debian } of missing)
      print(`${name}: not run, because it is not installed (Debian: apt-get install ${debian.join(' ')}).`);
}

function postgresFolder(): string | undefined {
  const base = '/usr/lib/postgresql';
  if (!existsSync(base)) return undefined;
  const version = readdirSync(base)
    .filter((name) => existsSync(`${base}/${name}/bin/initdb`))
    .sort((a, b) => Number(b) - Number(a))[0];
  return version && `${base}/${version}/bin`;
}

async function install(name: string, packages: string[]): Promise<void> {
  print(`Installing ${name} from Debian: once, about a minute.`);
  const options = ['-qq', '-o', 'DPkg::Lock::Timeout=180'];
  // `RUNLEVEL` prevents the Debian package from starting a server, which no test would use.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  await run('apt-get', [...options, 'update'], { env });
  const { ok, output } = await run(
    'apt-get',
    [...options, '-y', 'install', '--no-install-recommends', ...packages],
    { env },
  );
  if (!ok) print(output.trim().split('\n').slice(-5).join('\n'));
}
