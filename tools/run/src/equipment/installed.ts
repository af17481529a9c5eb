import { existsSync, readdirSync } from 'node:fs';
import { findFirefox, findWebKit } from '../engines/find.ts';

/** A program that some tests need in addition to Node. */
export interface TestProgram {
  readonly name: string;
  /** The packages of Debian that contain the program. */
  readonly debian: readonly string[];
  /** The environment variable with the path of the program. `undefined` when there is none. */
  readonly variable?: string;
  /** The path of the program, or of its folder. `undefined` when it is not installed. Installs nothing. */
  readonly find: () => string | undefined;
}

const first = (paths: readonly (string | undefined)[]) => paths.find((path) => path && existsSync(path));

/** The programs that some tests need. Without a program, its tests are skipped. */
export const testPrograms = {
  browser: {
    name: 'Chromium',
    debian: ['chromium'],
    variable: 'CHROMIUM_PATH',
    find: () =>
      first([
        process.env.CHROMIUM_PATH,
        '/usr/bin/chromium',
        '/usr/bin/chromium-browser',
        '/usr/bin/google-chrome',
      ]),
  },
  postgres: { name: 'PostgreSQL', debian: ['postgresql-15'], find: postgresFolder },
  redis: {
    name: 'Redis',
    debian: ['redis-server'],
    find: () => first([process.env.REDIS_SERVER, '/usr/bin/redis-server']),
  },
  haproxy: {
    name: 'HAProxy',
    debian: ['haproxy'],
    find: () => first([process.env.HAPROXY, '/usr/sbin/haproxy']),
  },
  firefox: { name: 'Firefox', debian: ['firefox-esr'], find: findFirefox },
  webkit: {
    name: 'WebKit',
    debian: ['webkit2gtk-driver', 'xvfb'],
    find: () => findWebKit()?.browser,
  },
} as const satisfies Record<string, TestProgram>;

/** The folder of PostgreSQL's programs in the newest installed version. */
function postgresFolder(): string | undefined {
  const base = '/usr/lib/postgresql';
  if (!existsSync(base)) return undefined;
  const version = readdirSync(base)
    .filter((name) => existsSync(`${base}/${name}/bin/initdb`))
    .sort((a, b) => Number(b) - Number(a))[0];
  return version && `${base}/${version}/bin`;
}
