import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { findFirefox, findWebKit } from './engines/find.ts';
import { run, say } from './ground.ts';

const isRoot = process.getuid?.() === 0;
const hasApt = existsSync('/usr/bin/apt-get');
const browserPaths = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** What this machine has for tests that need more than Node. */
export interface Equipment {
  readonly browser: string | undefined;
  readonly postgres: string | undefined;
  readonly redis: string | undefined;
  readonly haproxy: string | undefined;
  /** CI leaves nothing out: what is missing there is a failure. */
  readonly ci: boolean;
}

/** Finds what tests need; what is missing is installed where that can be done. */
export async function readEquipment(): Promise<Equipment> {
  return {
    browser: await findBrowser(),
    postgres: await findPostgres(),
    redis: await findRedis(),
    haproxy: await findHaproxy(),
    ci: Boolean(process.env.CI),
  };
}

/** The browser the tests drive; installed from Debian when this is root and it is missing. `undefined`: there is none. */
export async function findBrowser(): Promise<string | undefined> {
  const found = () => browserPaths.find((path) => path && existsSync(path));
  if (!found() && isRoot && hasApt) await install('Chromium', ['chromium']);
  if (!found())
    say(
      'There is no Chromium here: install it (Debian: apt-get install chromium) or name it in CHROMIUM_PATH.',
    );
  return found();
}

/** The folder of PostgreSQL's programs; installed from Debian when this is root and they are missing. `undefined`: there is none. */
export async function findPostgres(): Promise<string | undefined> {
  if (!postgresFolder() && isRoot && hasApt) {
    // Debian would start a cluster of its own, which nobody here needs.
    mkdirSync('/etc/postgresql-common', { recursive: true });
    if (!existsSync('/etc/postgresql-common/createcluster.conf')) {
      writeFileSync('/etc/postgresql-common/createcluster.conf', 'create_main_cluster = false\n');
    }
    await install('PostgreSQL', ['postgresql-15']);
  }
  if (!postgresFolder())
    say('There is no PostgreSQL here: install it (Debian: apt-get install postgresql-15).');
  return postgresFolder();
}

/** A server program that tests start; installed from Debian when this is root and it is missing. `undefined`: there is none. */
async function findProgram(name: string, paths: readonly (string | undefined)[], debian: string) {
  const found = () => paths.find((path) => path && existsSync(path));
  if (!found() && isRoot && hasApt) await install(name, [debian]);
  if (!found()) say(`There is no ${name} here: install it (Debian: apt-get install ${debian}).`);
  return found();
}

export const findRedis = () =>
  findProgram('Redis', [process.env.REDIS_SERVER, '/usr/bin/redis-server'], 'redis-server');

export const findHaproxy = () =>
  findProgram('HAProxy', [process.env.HAPROXY, '/usr/sbin/haproxy'], 'haproxy');

/**
 * Sees to the other engines of browsers: Firefox, and WebKitGTK with a screen in memory. Installed from Debian when this is root. Tests of
 * one that is missing are not run.
 */
export async function prepareEngines(): Promise<void> {
  const missing = [
    { name: 'Firefox', isHere: findFirefox() !== undefined, debian: ['firefox-esr'] },
    { name: 'WebKit', isHere: findWebKit() !== undefined, debian: ['webkit2gtk-driver', 'xvfb'] },
  ].filter(({ isHere }) => !isHere);
  if (isRoot && hasApt) for (const { name, debian } of missing) await install(name, debian);
  else
    for (const { name, debian } of missing)
      say(`${name}: not run. It is not here (Debian: apt-get install ${debian.join(' ')}).`);
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
  say(`Installing ${name} from Debian: once, about a minute.`);
  const options = ['-qq', '-o', 'DPkg::Lock::Timeout=180'];
  // Debian would start a server of its own, which nobody here needs.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  await run('apt-get', [...options, 'update'], { env });
  const { ok, output } = await run(
    'apt-get',
    [...options, '-y', 'install', '--no-install-recommends', ...packages],
    { env },
  );
  if (!ok) say(output.trim().split('\n').slice(-5).join('\n'));
}
