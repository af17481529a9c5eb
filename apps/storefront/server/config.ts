import type { TurnLimits } from './pages/turns.ts';
import { weakSecrets, weakSecretsSentence } from '@luxe/host';
import { usualLimits, type RequestLimits } from '@luxe/host/http';
import { logLevels, type LogLevel } from '@luxe/host/log';
import path from 'node:path';
import { demoSecrets, secretNames, type Secrets } from './secrets.ts';

/** Everything the storefront takes from its environment, checked once at start. */
export interface Config {
  readonly port: number;
  /** Second listener, on 127.0.0.1 alone: /metrics. */
  readonly opsPort: number;
  /** Address to listen on: 127.0.0.1 in demo mode. */
  readonly host: string;
  /** Where shoppers find the shop: scheme, name and port, no path. */
  readonly publicOrigin: string;
  /** The public name is a loopback name: development providers are allowed, cookies need no HTTPS. */
  readonly isDemo: boolean;
  readonly origins: Readonly<Record<'store' | 'identity' | 'content' | 'config', string>>;
  /** Customers log in at the identity provider; without it by their password, at the store. */
  readonly singleSignOn: boolean;
  /** The shop's name at the service of remote settings. */
  readonly remoteConfigProject: string;
  readonly secrets: Secrets;
  readonly dataDir: string;
  /** A ceiling for one network in ten minutes: codes and passwords asked for without a captcha. */
  readonly loginLimit: number;
  /** Pages rendered at once, and pages that may wait for their turn. */
  readonly renders: TurnLimits;
  /** Bytes of rendered pages kept in memory; 0 keeps none. */
  readonly htmlCacheBytes: number;
  /** Hosts other than the store whose pictures are shown, by name: over https, at its usual port, on the public net. */
  readonly imageHosts: ReadonlySet<string>;
  /** Bytes of pictures kept on disk. */
  readonly pictureCacheBytes: number;
  /** What the retailer's own theme is called in the choice of themes; empty where there is none to choose. */
  readonly customTheme: string;
  /** Number of customer service, as it is shown [HLP-03]. */
  readonly serviceNumber: string;
  /** Where a browser pays: the payment provider's origins, which the checkout's pages may speak to. */
  readonly paymentOrigins: readonly string[];
  /** Sentry's address for faults of the page; empty where there is none. */
  readonly sentryDsn: string;
  /** Proxies of ours in front: so many addresses at the end of X-Forwarded-For are believed, what stands before them anybody may write. */
  readonly trustProxy: number;
  /** Redis, for limits that several processes share; without it each counts for itself. */
  readonly redisUrl: string | undefined;
  /** How long requests are still answered after the first signal to end: until a load balancer has noticed. */
  readonly drainMs: number;
  readonly limits: RequestLimits;
  readonly logLevel: LogLevel;
}

/** What the environment says wrong, in one sentence for whoever starts the program. */
export class ConfigError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads and checks the environment; README.md lists the names. Throws a ConfigError that says what to set. */
export function readConfig(env: Environment): Config {
  const port = readNumber(env, 'PORT', 4000, 1, 65_535);
  const publicOrigin = readOrigin(env, 'PUBLIC_ORIGIN', `http://localhost:${port}`);
  const isDemo = isLoopback(new URL(publicOrigin).hostname);
  if (!isDemo && !publicOrigin.startsWith('https:'))
    throw new ConfigError(
      `PUBLIC_ORIGIN is "${publicOrigin}"; a shop that is not on a loopback name is on https, or its sessions could be read on the way.`,
    );
  if (isDemo && env.HOST && !isLoopback(env.HOST))
    throw new ConfigError(
      `HOST is "${env.HOST}"; a demo shop listens on a loopback name alone, such as 127.0.0.1.`,
    );
  if (!isDemo && !env.IDENTITY_ORIGIN)
    throw new ConfigError(
      'IDENTITY_ORIGIN must be set: the development identity provider serves demo shops alone, and PUBLIC_ORIGIN is not a loopback name.',
    );
  const dataDir = path.resolve(env.DATA_DIR ?? path.join(import.meta.dirname, '../../../.data'));
  const redisUrl = readRedisUrl(env);
  const store = readOrigin(env, 'STORE_API_ORIGIN', 'http://127.0.0.1:4001');
  return {
    port,
    opsPort: readNumber(env, 'STOREFRONT_OPS_PORT', Math.min(port + 100, 65_535), 1, 65_535),
    host: env.HOST || (isDemo ? '127.0.0.1' : '0.0.0.0'),
    publicOrigin,
    isDemo,
    origins: {
      store,
      identity: readOrigin(env, 'IDENTITY_ORIGIN', store),
      content: readOrigin(env, 'CONTENT_ORIGIN', store),
      config: readOrigin(env, 'REMOTE_CONFIG_ORIGIN', store),
    },
    singleSignOn: readSwitch(env, 'SINGLE_SIGN_ON', true),
    remoteConfigProject: env.REMOTE_CONFIG_PROJECT?.trim() || 'luxe',
    secrets: isDemo && !redisUrl ? demoSecrets(dataDir, env) : requiredSecrets(env, isDemo),
    dataDir,
    loginLimit: readNumber(env, 'LOGIN_LIMIT', 600, 1, 100_000),
    renders: readRenders(env),
    htmlCacheBytes: readNumber(env, 'HTML_CACHE_MB', 64, 0, 100_000) * 1024 * 1024,
    imageHosts: readHosts(env, 'IMAGE_HOSTS'),
    pictureCacheBytes: readNumber(env, 'PICTURE_CACHE_MB', 512, 1, 100_000) * 1024 * 1024,
    customTheme: (env.CUSTOM_THEME ?? '').trim().slice(0, 24),
    serviceNumber: readPhone(env, 'CUSTOMER_SERVICE_NUMBER', '1800 000 0000'),
    paymentOrigins: readPaymentOrigins(env, isDemo ? 'http://127.0.0.1:4002' : ''),
    sentryDsn: readDsn(env),
    trustProxy: readNumber(env, 'TRUST_PROXY', 0, 0, 10),
    redisUrl,
    drainMs: readNumber(env, 'DRAIN_MS', isDemo ? 0 : 5000, 0, 120_000),
    limits: {
      ...usualLimits,
      keepAliveMs: readNumber(env, 'KEEP_ALIVE_SECONDS', 72, 1, 3600) * 1000,
      connections: readNumber(env, 'MAX_CONNECTIONS', usualLimits.connections, 10, 1_000_000),
    },
    logLevel: readLogLevel(env),
  };
}

function requiredSecrets(env: Environment, isDemo: boolean): Secrets {
  const missing = Object.values(secretNames).filter((name) => !env[name]);
  if (missing.length > 0) {
    const why = isDemo
      ? 'REDIS_URL is set, so this is one of several processes'
      : 'PUBLIC_ORIGIN is not a loopback name';
    throw new ConfigError(
      `${why}, so these must be set: ${missing.join(', ')}. The store API needs the same values.`,
    );
  }
  const weak = isDemo ? [] : weakSecrets(Object.values(secretNames), env);
  if (weak.length > 0) throw new ConfigError(weakSecretsSentence(weak));
  const entries = Object.entries(secretNames).map(([key, name]) => [key, env[name] ?? '']);
  return Object.fromEntries(entries) as Record<keyof Secrets, string>;
}

function readNumber(env: Environment, name: string, usual: number, least: number, most: number): number {
  const text = env[name];
  if (text === undefined || text === '') return usual;
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > most)
    throw new ConfigError(`${name} is "${text}"; it must be a whole number from ${least} to ${most}.`);
  return value;
}

function readSwitch(env: Environment, name: string, usual: boolean): boolean {
  const text = env[name];
  if (text === undefined || text === '') return usual;
  if (text !== 'on' && text !== 'off') throw new ConfigError(`${name} is "${text}"; it must be on or off.`);
  return text === 'on';
}

function readLogLevel({ LOG_LEVEL }: Environment): LogLevel {
  const level = logLevels.find((name) => name === (LOG_LEVEL || 'warn'));
  if (!level)
    throw new ConfigError(`LOG_LEVEL is "${LOG_LEVEL}"; it must be one of ${logLevels.join(', ')}.`);
  return level;
}

function readRedisUrl(env: Environment): string | undefined {
  const text = env.REDIS_URL;
  if (!text) return undefined;
  if (!/^rediss?:$/.test(URL.parse(text)?.protocol ?? ''))
    throw new ConfigError('REDIS_URL must be a URL like redis://127.0.0.1:6379.');
  return text;
}

/** Names with a dot in them, between commas: an address, a port or a pattern is none. */
function readHosts(env: Environment, name: string): ReadonlySet<string> {
  const hosts = (env[name] ?? '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const wrong = hosts.find(
    (host) => !/^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(host),
  );
  if (wrong !== undefined)
    throw new ConfigError(
      `${name} has "${wrong}"; it must be names of hosts like pictures.example, between commas.`,
    );
  return new Set(hosts);
}

function readOrigin(env: Environment, name: string, usual: string): string {
  const text = env[name] || usual;
  const url = URL.parse(text);
  if (
    !url ||
    !/^https?:$/.test(url.protocol) ||
    url.pathname !== '/' ||
    url.search ||
    url.hash ||
    url.username
  )
    throw new ConfigError(
      `${name} is "${text}"; it must be an origin like https://shop.example, without a path.`,
    );
  return url.origin;
}

/** Origins between spaces. A card's number goes there: over https, or to this machine itself. */
function readPaymentOrigins(env: Environment, usual: string): readonly string[] {
  const texts = (env.PAYMENT_ORIGINS || usual).split(/\s+/).filter(Boolean);
  return texts.map((text) => {
    const url = URL.parse(text);
    const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
    // A star would be a name to some readers of addresses, and to a policy any name.
    if (!url || !isSafe || url.origin !== text.toLowerCase() || text.includes('*'))
      throw new ConfigError(
        `PAYMENT_ORIGINS has "${text}"; it must be origins like https://api.payments.example, between spaces.`,
      );
    return url.origin;
  });
}

/** A number as it is dialled: digits, spaces, dashes, a plus in front. */
function readPhone(env: Environment, name: string, usual: string): string {
  const text = env[name]?.trim() || usual;
  if (!/^\+?\d[\d -]{4,18}\d$/.test(text))
    throw new ConfigError(`${name} is "${text}"; it must be a telephone number like 1800 000 0000.`);
  return text;
}

/** `https://key@host/project`. The key names the project and is no secret: Sentry's pages carry it. */
function readDsn({ SENTRY_DSN: text }: Environment): string {
  if (!text) return '';
  const url = URL.parse(text);
  if (url?.protocol !== 'https:' || !url.username || url.password || !/^\/[\w/-]*\d+$/.test(url.pathname))
    throw new ConfigError('SENTRY_DSN must be an address like https://key@errors.example/42.');
  return text;
}

const isLoopback = (host: string) =>
  /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?|[a-z0-9-]+\.localhost)$/.test(host);

/** A client has a quarter of the renders at once, and leaves an eighth of the line to others. */
function readRenders(env: NodeJS.ProcessEnv): TurnLimits {
  const atOnce = readNumber(env, 'RENDERS_AT_ONCE', 16, 1, 1000);
  const waiting = readNumber(env, 'RENDERS_WAITING', 128, 0, 10_000);
  const perClient = { atOnce: Math.ceil(atOnce / 4), waiting: Math.ceil((waiting * 7) / 8) };
  return { atOnce, waiting, perClient };
}
