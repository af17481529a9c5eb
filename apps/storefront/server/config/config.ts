import type { SemaphoreLimits } from '../concurrency/semaphore.ts';
import { weakSecrets, weakSecretsMessage } from '@luxe/host';
import { usualLimits, type RequestLimits } from '@luxe/host/http';
import { logLevels, type LogLevel } from '@luxe/host/log';
import path from 'node:path';
import { demoSecrets, secretNames, type Secrets } from './secrets.ts';

/** The storefront's configuration, read from the environment and checked once at start. */
export interface Config {
  readonly port: number;
  /** Port of the second listener, which serves `/metrics` on 127.0.0.1 only. */
  readonly opsPort: number;
  /** IP address to listen on: by default 127.0.0.1 in demo mode, otherwise 0.0.0.0. */
  readonly host: string;
  /** The origin of the shop's URLs: scheme, host name and port, no path. */
  readonly publicOrigin: string;
  /**
   * Whether the public host is a loopback name. If so, development providers are allowed, and cookies need no
   * HTTPS.
   */
  readonly isDemo: boolean;
  readonly origins: Readonly<Record<'store' | 'identity' | 'content' | 'config', string>>;
  /**
   * Whether customers log in at the identity provider. Otherwise they log in at the store with a password.
   */
  readonly singleSignOn: boolean;
  /** The shop's project name at the remote configuration service. */
  readonly remoteConfigProject: string;
  readonly secrets: Secrets;
  readonly dataDir: string;
  /** Maximum of code and password requests without a captcha, from one network in ten minutes. */
  readonly loginLimit: number;
  /** How many pages are rendered at the same time, and how many may wait in the queue. */
  readonly renders: SemaphoreLimits;
  /** Bytes of rendered pages cached in memory; 0 caches none. */
  readonly htmlCacheBytes: number;
  /**
   * Names of hosts, other than the store, whose pictures are shown. Pictures are fetched over HTTPS, at the
   * default port and from public IP addresses only.
   */
  readonly imageHosts: ReadonlySet<string>;
  /** Bytes of pictures cached on disk. */
  readonly pictureCacheBytes: number;
  /** Name of the retailer's own theme in the theme menu; empty when the retailer has no theme. */
  readonly customTheme: string;
  /** Telephone number of customer service, as it is shown [HLP-03]. */
  readonly serviceNumber: string;
  /** The payment provider's origins, which only checkout pages may contact. */
  readonly paymentOrigins: readonly string[];
  /** Sentry's URL (DSN) for errors of pages; empty when errors are not reported. */
  readonly sentryDsn: string;
  /**
   * Number of trusted proxies in front of this server. This many IP addresses at the end of X-Forwarded-For
   * are trusted; any client can write the ones before them.
   */
  readonly trustProxy: number;
  /** URL of Redis, for limits that several processes share; without it each process counts alone. */
  readonly redisUrl: string | undefined;
  /**
   * How long requests are served after the first termination signal, in ms. In this time a load balancer
   * notices that the server is not ready.
   */
  readonly drainMs: number;
  readonly limits: RequestLimits;
  readonly logLevel: LogLevel;
}

/** A problem with the environment, in one sentence for the person who starts the program. */
export class ConfigError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads and checks the environment; README.md lists the names. Throws a ConfigError that names what to set.
 */
export function readConfig(env: Environment): Config {
  const port = readNumber(env, 'PORT', 4000, 1, 65_535);
  const publicOrigin = readOrigin(env, 'PUBLIC_ORIGIN', `http://localhost:${port}`);
  const isDemo = isLoopback(new URL(publicOrigin).hostname);
  if (!isDemo && !publicOrigin.startsWith('https:'))
    throw new ConfigError(
      `PUBLIC_ORIGIN is "${publicOrigin}"; it must use https, unless it is a loopback name.`,
    );
  if (isDemo && env.HOST && !isLoopback(env.HOST))
    throw new ConfigError(
      `HOST is "${env.HOST}"; a demo shop may listen only on a loopback name, such as 127.0.0.1.`,
    );
  if (!isDemo && !env.IDENTITY_ORIGIN)
    throw new ConfigError(
      'IDENTITY_ORIGIN must be set: the development identity provider serves demo shops only, and PUBLIC_ORIGIN is not a loopback name.',
    );
  const dataDir = path.resolve(env.DATA_DIR ?? path.join(import.meta.dirname, '../../../../.data'));
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
  if (weak.length > 0) throw new ConfigError(weakSecretsMessage(weak));
  const entries = Object.entries(secretNames).map(([key, name]) => [key, env[name] ?? '']);
  return Object.fromEntries(entries) as Record<keyof Secrets, string>;
}

function readNumber(env: Environment, name: string, defaultValue: number, min: number, max: number): number {
  const text = env[name];
  if (text === undefined || text === '') return defaultValue;
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max)
    throw new ConfigError(`${name} is "${text}"; it must be an integer from ${min} to ${max}.`);
  return value;
}

function readSwitch(env: Environment, name: string, defaultValue: boolean): boolean {
  const text = env[name];
  if (text === undefined || text === '') return defaultValue;
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

/**
 * Reads host names with a dot in them, separated by commas or spaces. An IP address, a port or a pattern is
 * invalid.
 */
function readHosts(env: Environment, name: string): ReadonlySet<string> {
  const hosts = (env[name] ?? '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const invalid = hosts.find(
    (host) => !/^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(host),
  );
  if (invalid !== undefined)
    throw new ConfigError(
      `${name} has "${invalid}"; it must be host names like pictures.example, separated by commas.`,
    );
  return new Set(hosts);
}

function readOrigin(env: Environment, name: string, defaultValue: string): string {
  const text = env[name] || defaultValue;
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

/**
 * Reads origins separated by spaces. The browser sends card numbers to these origins, so each must use HTTPS
 * unless its host is a loopback address.
 */
function readPaymentOrigins(env: Environment, defaultValue: string): readonly string[] {
  const texts = (env.PAYMENT_ORIGINS || defaultValue).split(/\s+/).filter(Boolean);
  return texts.map((text) => {
    const url = URL.parse(text);
    const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
    // URL parsers may accept `*` as a part of a host name. A content security policy, however, reads `*` as
    // any host name.
    if (!url || !isSafe || url.origin !== text.toLowerCase() || text.includes('*'))
      throw new ConfigError(
        `PAYMENT_ORIGINS has "${text}"; it must be origins like https://api.payments.example, separated by spaces.`,
      );
    return url.origin;
  });
}

/** Reads a telephone number as it is dialled: digits, spaces, dashes, and a leading plus. */
function readPhone(env: Environment, name: string, defaultValue: string): string {
  const text = env[name]?.trim() || defaultValue;
  if (!/^\+?\d[\d -]{4,18}\d$/.test(text))
    throw new ConfigError(`${name} is "${text}"; it must be a telephone number like 1800 000 0000.`);
  return text;
}

/**
 * Reads `https://key@host/project`. The key names the project and is not secret, because every page that
 * reports to Sentry contains the key.
 */
function readDsn({ SENTRY_DSN: text }: Environment): string {
  if (!text) return '';
  const url = URL.parse(text);
  if (url?.protocol !== 'https:' || !url.username || url.password || !/^\/[\w/-]*\d+$/.test(url.pathname))
    throw new ConfigError('SENTRY_DSN must be an address like https://key@errors.example/42.');
  return text;
}

const isLoopback = (host: string) =>
  /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?|[a-z0-9-]+\.localhost)$/.test(host);

/** One client may use a quarter of the concurrent renders and seven eighths of the queue. */
function readRenders(env: NodeJS.ProcessEnv): SemaphoreLimits {
  const concurrency = readNumber(env, 'RENDERS_AT_ONCE', 16, 1, 1000);
  const maxQueued = readNumber(env, 'RENDERS_WAITING', 128, 0, 10_000);
  const perClient = { concurrency: Math.ceil(concurrency / 4), maxQueued: Math.ceil((maxQueued * 7) / 8) };
  return { concurrency, maxQueued, perClient };
}
