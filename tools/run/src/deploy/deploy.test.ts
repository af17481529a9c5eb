import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { root } from '../programs/childProcess.ts';
import { nodeFlags } from '../programs/programs.ts';

// Checks the files of `deploy/` against the code, without Docker. No YAML parser is a direct dependency, so
// compose.yaml is checked as text.
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);
const unique = (names: readonly string[]) => [...new Set(names)].sort();

const example = read('deploy/env.example');
const compose = read('deploy/compose.yaml');
const dockerfile = read('deploy/Dockerfile');
const guide = read('docs/deploy.md');
const balancer = read('deploy/haproxy.cfg') + read('deploy/redirect.cfg');
const units = new Map(
  readdirSync(path.join(root, 'deploy/systemd')).map((name) => [name, read(`deploy/systemd/${name}`)]),
);
const storeUnit = units.get('luxe-store-api@.service') ?? '';
const shopUnit = units.get('luxe-storefront@.service') ?? '';
const balancerUnit = units.get('luxe-balancer.service') ?? '';

const storeConfig = 'apps/store-api/src/config.ts';
const shopConfig = 'apps/storefront/server/config/config.ts';
const namesIn = (files: readonly string[]) =>
  new Set(files.flatMap((file) => read(file).match(/\b[A-Z][A-Z\d]*(?:_[A-Z\d]+)*\b/g) ?? []));
/** Names that each program reads. Contains other words in capitals too. */
const storeNames = namesIn([
  storeConfig,
  'packages/host/src/config/secrets.ts',
  'apps/store-api/src/secrets/secrets.ts',
  'apps/store-api/src/modules/payment-provider/config.ts',
  'apps/store-api/src/modules/carrier/config.ts',
  'apps/store-api/src/modules/mail/config.ts',
  'apps/store-api/src/modules/sms/config.ts',
  'apps/store-api/src/modules/push/config.ts',
  'apps/store-api/src/modules/assistant-model/config.ts',
]);
const shopNames = namesIn([
  shopConfig,
  'apps/storefront/server/config/analytics.ts',
  'packages/host/src/config/secrets.ts',
]);
/** Variables of compose.yaml itself. */
const composeOnly = ['LUXE_IMAGE', 'POSTGRES_PASSWORD', 'TLS_DIR'];

/** Variables to set, and those behind `#`. */
const required = all(example, /^([A-Z_]+)=/gm);
const optional = all(example, /^#([A-Z_]+)=/gm);
/** The example with a value for each empty line that must be set. */
const filled = Object.fromEntries(
  [...example.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value || 'x'.repeat(48),
  ]),
);

/** Returns the error message of a program's configuration for an environment; '' if it is valid. */
function configProblem(config: string, env: Readonly<Record<string, string>>): string {
  const script = `const { readConfig } = await import(process.argv[1]);
    try { readConfig(JSON.parse(process.argv[2])); } catch ({ message }) { process.stdout.write(message); }`;
  const file = pathToFileURL(path.join(root, config)).href;
  const args = ['--input-type=module', '--eval', script, file, JSON.stringify(env)];
  return execFileSync(process.execPath, args, { encoding: 'utf8', cwd: root });
}

/** The lines of a block of compose.yaml, without the lines of other blocks that it merges. */
function block(name: string): string {
  const lines = compose.split('\n');
  const start = lines.findIndex((line) => line.trimEnd().replace(/ &[\w-]+$/, '') === `${name}:`);
  expect(start, `compose.yaml has no ${name.trim()}`).toBeGreaterThanOrEqual(0);
  const indent = (line: string) => line.length - line.trimStart().length;
  const end = lines.findIndex(
    (line, at) => at > start && line.trim() !== '' && indent(line) <= indent(lines[start] ?? ''),
  );
  return lines.slice(start + 1, end < 0 ? undefined : end).join('\n');
}
const keysOf = (text: string) => all(text, /^ +([A-Z][A-Z\d_]*):/gm);

describe('the environment', () => {
  it('of env.example is accepted by both programs once its empty lines are set', () => {
    expect(configProblem(storeConfig, filled)).toBe('');
    expect(configProblem(shopConfig, filled)).toBe('');
  });

  it('of env.example covers each payment provider, except the sandbox of demo shops', () => {
    const problem = (provider: string, values: object = {}) =>
      configProblem(storeConfig, { ...filled, PAYMENT_PROVIDER: provider, ...values });
    const named = (pattern: RegExp) =>
      Object.fromEntries(
        optional
          .filter((name) => pattern.test(name))
          .map((name) => [name, name === 'PAYMENT_ORIGIN' ? 'https://pay.example' : 'x']),
      );
    expect(problem('stripe', named(/^STRIPE_/))).toBe('');
    expect(problem('juspay', named(/^PAYMENT_(?!ORIGINS|PROVIDER)/))).toBe('');
    expect(problem('sandbox')).toMatch(/only demo shops/);
  });

  it('of env.example covers Shiprocket, and not the demo carrier', () => {
    const account = Object.fromEntries(
      optional.filter((name) => name.startsWith('SHIPROCKET_')).map((name) => [name, 'x'.repeat(16)]),
    );
    const problem = (carrier: string, values: object = {}) =>
      configProblem(storeConfig, { ...filled, CARRIER: carrier, ...values });
    expect(problem('shiprocket', account)).toBe('');
    expect(problem('shiprocket')).toMatch(/Set SHIPROCKET_EMAIL/);
    expect(problem('demo')).toMatch(/only demo shops/);
  });

  it('of env.example has no variable that nothing reads', () => {
    const read = (name: string) => storeNames.has(name) || shopNames.has(name) || composeOnly.includes(name);
    expect([...required, ...optional].filter((name) => !read(name))).toEqual([]);
    expect(composeOnly.filter((name) => !compose.includes(`\${${name}:`))).toEqual([]);
  });

  it('of env.example has each variable once, and no secret', () => {
    const names = [...required, ...optional];
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(example.match(/^#?[A-Z_]*(?:SECRET|KEY|PASSWORD)=.+$/gm)).toBeNull();
  });

  it('of compose.yaml comes from env.example: a required variable stops Compose, an optional one does not', () => {
    expect(unique(all(compose, /\$\{([A-Z_]+):\?\}/g))).toEqual(unique(required));
    const unitsOnly = new Set(['DATABASE_URL', 'REDIS_URL']);
    expect(unique(all(compose, /\$\{([A-Z_]+):-[^}]*\}/g))).toEqual(
      unique(optional.filter((name) => !unitsOnly.has(name))),
    );
  });

  it('of compose.yaml and of the units has only variables that the program reads', () => {
    const store = [...keysOf(block('x-shared')), ...keysOf(block('x-store-environment'))];
    const shop = [...keysOf(block('x-shared')), ...keysOf(block('x-shop'))];
    expect(store.filter((name) => !storeNames.has(name))).toEqual([]);
    expect(shop.filter((name) => !shopNames.has(name))).toEqual([]);
    expect(keysOf(block('  balancer')).filter((name) => !balancer.includes(`\${${name}`))).toEqual([]);
    const set = (unit: string) =>
      all(unit, /^Environment=(.*)$/gm).flatMap((line) => all(line, /(?:^"?| )([A-Z_\d]+)=/g));
    expect(set(storeUnit).filter((name) => name !== 'NODE_ENV' && !storeNames.has(name))).toEqual([]);
    expect(set(shopUnit).filter((name) => name !== 'NODE_ENV' && !shopNames.has(name))).toEqual([]);
    expect(set(balancerUnit).filter((name) => !balancer.includes(`\${${name}`))).toEqual([]);
  });

  it('of a storefront has no secret of the store API', () => {
    const secret = (name: string) => /(?:SECRET|KEY|PASSWORD|USER|_URL)$/.test(name) && name !== 'REDIS_URL';
    const hidden = [...required, ...optional].filter((name) => secret(name) && !shopNames.has(name));
    expect(hidden).toContain('HMAC_KEY');
    const removed = new Set(all(shopUnit, /^UnsetEnvironment=(.*)$/gm).flatMap((line) => line.split(' ')));
    expect(hidden.filter((name) => !removed.has(name))).toEqual([]);
    expect(keysOf(block('x-shop')).filter((name) => hidden.includes(name))).toEqual([]);
  });
});

describe('paths and commands', () => {
  const exists = (file: string) => existsSync(path.join(root, file));

  it('the image has the Node version of package.json', () => {
    const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies: { node: string } };
    expect(all(dockerfile, /^FROM .*\bnode:([\d.]+)-/gm)).toEqual([devDependencies.node]);
  });

  it('the Dockerfile copies only what exists and what .dockerignore lets in', () => {
    const copied = all(dockerfile, /^COPY (?!--from)(\S+) /gm);
    expect(copied).toContain('apps');
    expect(copied.filter((file) => !exists(file))).toEqual([]);
    const allowed = all(read('.dockerignore'), /^!(.+)$/gm);
    expect(allowed.filter((file) => !exists(file))).toEqual([]);
    const isAllowed = (file: string) => file === '.' || allowed.includes(file.split('/')[0] ?? '');
    expect(copied.filter((file) => !isAllowed(file))).toEqual([]);
    const stages = new Set(all(dockerfile, /^FROM .* AS (\w+)$/gm));
    expect(all(dockerfile, /^COPY --from=(\w+)/gm).filter((stage) => !stages.has(stage))).toEqual([]);
  });

  it('the build context has the package.json of every workspace', () => {
    const ignored = all(read('.dockerignore'), /^([^!#*].*)$/gm);
    const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, unknown> };
    const folders = Object.keys(packages).filter((key) => key !== '' && !key.includes('node_modules'));
    expect(folders.length).toBeGreaterThan(20);
    const allowed = all(read('.dockerignore'), /^!(.+)$/gm);
    const enters = (folder: string) =>
      allowed.includes(`${folder}/package.json`) ||
      (allowed.includes(folder.split('/')[0] ?? '') && !ignored.includes(folder));
    expect(folders.filter((folder) => !enters(folder))).toEqual([]);
  });

  it('each program that the kit or the guide starts exists', () => {
    const texts = [dockerfile, compose, guide, ...units.values()].join('\n');
    const scripts = unique(all(texts, /\b((?:apps|packages|tools)\/[\w./-]+\.(?:ts|mjs))\b/g));
    expect(scripts).toEqual(
      expect.arrayContaining([
        'apps/store-api/src/main.ts',
        'apps/store-api/src/migrateDatabase.ts',
        'apps/storefront/server/main.ts',
      ]),
    );
    expect(scripts.filter((file) => !exists(file))).toEqual([]);
    const { scripts: npmScripts } = JSON.parse(read('apps/storefront/package.json')) as {
      scripts: Record<string, string>;
    };
    expect(npmScripts.build).toBeDefined();
    expect(all(dockerfile, /npm run (\w+)/g)).toEqual(['build']);
  });

  it('each file that compose.yaml mounts and each file that a unit names exists', () => {
    expect(all(compose, /^ +- \.\/([\w.]+):/gm).filter((file) => !exists(`deploy/${file}`))).toEqual([]);
    const named = [...units.values()].flatMap((unit) => all(unit, /\/opt\/luxe\/current\/([\w./-]+)/g));
    expect(named).toContain('node_modules/node/bin/node');
    expect(named.filter((file) => !exists(file))).toEqual([]);
    expect(all(compose, /dockerfile: ([\w/]+)/g)).toEqual(['deploy/Dockerfile']);
  });

  it('the programs start with the memory flags of npm start', () => {
    expect(dockerfile).toContain(JSON.stringify(['node', ...nodeFlags]).replaceAll(',', ', '));
    for (const unit of [storeUnit, shopUnit]) expect(unit).toContain(`bin/node ${nodeFlags.join(' ')} `);
  });
});

describe('ports, health checks and times', () => {
  it('HAProxy of compose.yaml reaches the address and port of each program', () => {
    const ports = {
      shop: all(block('x-shop'), /PORT: '(\d+)'/g)[0],
      store: all(block('x-store-environment'), /PORT: '(\d+)'/g)[0],
    };
    for (const kind of ['shop', 'store'] as const)
      for (const at of [1, 2]) {
        const [address] = all(block(`  ${kind}${at}`), /ipv4_address: ([\d.]+)/g);
        expect(block('  balancer')).toContain(`${kind.toUpperCase()}_${at}: ${address}:${ports[kind]}\n`);
      }
    const [storeBind] = all(block('  balancer'), /STORE_BIND: ':(\d+)'/g);
    expect(block('x-shop')).toContain(`STORE_API_ORIGIN: http://balancer:${storeBind}\n`);
    expect(block('  balancer')).toContain(`/dev/tcp/127.0.0.1/${storeBind}`);
  });

  it('the units listen on the default addresses of haproxy.cfg', () => {
    const defaults = (kind: string) =>
      unique(all(balancer, new RegExp(`\\{${kind}_\\d-127\\.0\\.0\\.1:(\\d+)`, 'g')));
    const started = (unit: string) => unique(all(guide, new RegExp(`\\b${unit}@(\\d{4})\\b`, 'g')));
    expect(started('luxe-storefront')).toEqual(defaults('SHOP'));
    expect(started('luxe-store-api')).toEqual(defaults('STORE'));
    const [storeBind] = all(balancer, /STORE_BIND-127\.0\.0\.1:(\d+)/g);
    expect(shopUnit).toContain(`STORE_API_ORIGIN=http://127.0.0.1:${storeBind} `);
  });

  it('the health checks of the image and of HAProxy request a path of all programs', () => {
    expect(unique(all(balancer, /option \w+ GET (\S+)/g))).toEqual(['/readyz']);
    expect(dockerfile).toContain("+ '/readyz'");
    for (const file of [
      'apps/store-api/src/http/health.ts',
      'apps/storefront/server/ops/health.ts',
      'apps/sandbox-provider/src/app.ts',
    ])
      expect(all(read(file), /app\.get\('(\/\w+z)'/g).sort()).toEqual(['/healthz', '/readyz']);
  });

  it('a program may finish its shutdown before it is killed', () => {
    const drainMs = Math.max(
      ...[storeConfig, shopConfig].map((file) => Number(all(read(file), /isDemo \? 0 : ([\d_]+)/g)[0])),
    );
    const [closeMs = ''] = all(read('packages/host/src/gracefulShutdown.ts'), /closeMs = ([\d_]+)/g);
    const seconds = (drainMs + Number(closeMs.replaceAll('_', ''))) / 1000;
    expect(seconds).toBeGreaterThan(10);
    for (const unit of [storeUnit, shopUnit])
      expect(Number(all(unit, /^TimeoutStopSec=(\d+)$/gm)[0])).toBeGreaterThan(seconds);
    expect(Number(all(block('x-program'), /stop_grace_period: (\d+)s/g)[0])).toBeGreaterThan(seconds);
    const [hardStop] = all(balancer, /hard-stop-after (\d+)s/g);
    expect(Number(all(balancerUnit, /^TimeoutStopSec=(\d+)$/gm)[0])).toBeGreaterThan(Number(hardStop));
    expect(Number(all(block('  balancer'), /stop_grace_period: (\d+)s/g)[0])).toBeGreaterThan(
      Number(hardStop),
    );
  });

  it('the metrics that the guide names exist', () => {
    const named = unique(all(guide, /`((?:luxe|process)_\w+)`/g));
    const code =
      read('apps/store-api/src/modules/ops/metrics.ts') + read('apps/storefront/server/ops/ops.ts');
    const counters = all(read('apps/storefront/server/pages/cache/htmlCache.ts'), /const counted = \{(.*)\}/g)
      .flatMap((text) => all(text, /(\w+): 0/g))
      .map((name) => `luxe_storefront_cache_${name}_total`);
    expect(counters.length).toBeGreaterThan(3);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !code.includes(`${name}:`) && !counters.includes(name))).toEqual([]);
  });
});

const haproxy = process.env.HAPROXY ?? '/usr/sbin/haproxy';
it.skipIf(!existsSync(haproxy) && process.env.CI !== 'true')('HAProxy accepts both files together', () => {
  const files = ['-f', path.join(root, 'deploy/haproxy.cfg'), '-f', path.join(root, 'deploy/redirect.cfg')];
  // The words after the address need no certificate. They show that HAProxy reads them as arguments.
  const env = { ...process.env, SHOP_BIND: '127.0.0.1:5399 name tls maxconn 9', HTTP_BIND: '127.0.0.1:5396' };
  const { status, stderr } = spawnSync(haproxy, ['-c', ...files], { env, encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
});

const hasCompose = spawnSync('docker', ['compose', 'version']).status === 0;
it.skipIf(!hasCompose)('docker compose accepts compose.yaml', () => {
  const { status, stderr } = spawnSync(
    'docker',
    ['compose', '--file', path.join(root, 'deploy/compose.yaml'), 'config', '--quiet'],
    { env: { ...process.env, ...filled }, encoding: 'utf8' },
  );
  expect([status, stderr]).toEqual([0, '']);
});

it.skipIf(!existsSync(haproxy) && process.env.CI !== 'true')(
  'HAProxy publishes the desk under its own name, and nothing else of the second listener',
  async () => {
    const server = createServer((request, response) =>
      response.end(`${request.headers.host} ${request.url} from ${request.headers['x-forwarded-for']}`),
    );
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    const shop = '127.0.0.1:5398';
    const files = ['-f', path.join(root, 'deploy/haproxy.cfg')];
    const servers = Object.fromEntries(
      ['SHOP', 'STORE', 'DESK'].flatMap((kind) => [1, 2].map((at) => [`${kind}_${at}`, address])),
    );
    const running = spawn(haproxy, ['-db', '-q', ...files], {
      env: {
        ...{ ...process.env, ...servers, SHOP_BIND: shop, STORE_BIND: '127.0.0.1:5397' },
        DESK_ORIGIN: 'https://desk.shop.example',
      },
      stdio: 'ignore',
    });
    try {
      // A request with the name of a host, which `fetch` does not send.
      const ask = (host: string, url: string) =>
        new Promise<string>((resolve, reject) => {
          const headers = { host, 'x-forwarded-for': '203.0.113.1' };
          get(`http://${shop}${url}`, { headers, agent: false }, (response) => {
            let body = '';
            response.on('data', (part: Buffer) => (body += part.toString()));
            response.on('end', () => resolve(`${response.statusCode} ${body.trim()}`));
          }).on('error', reject);
        });
      await expect.poll(() => ask('shop.example', '/').catch(String), { timeout: 10_000 }).toMatch(/^200 /);
      for (const url of ['/desk', '/desk/login', '/desk?x=1'])
        expect(await ask('Desk.shop.example', url)).toBe(`200 Desk.shop.example ${url} from 127.0.0.1`);
      for (const url of ['/metrics', '/ops/ledger', '/dev/outbox', '/desk-x', '/payments/stripe/webhook'])
        expect(await ask('desk.shop.example', url)).toMatch(/^404 /);
      expect(await ask('desk.shop.example', '/')).toMatch(/^302/);
    } finally {
      running.kill('SIGKILL');
      server.close();
    }
  },
);
