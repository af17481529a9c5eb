import { StartupError, type SemaphoreLimits } from '@luxe/host';
import {
  checkListener,
  hostNames,
  integer,
  isLoopback,
  oneOf,
  onOff,
  origin,
  port,
  readEnvironment,
  readSecrets,
  sharedSecretNames,
  text,
  urlOf,
  type Environment,
  type SharedSecrets,
} from '@luxe/host/config';
import { usualLimits, type RequestLimits } from '@luxe/host/http';
import { logLevels, type LogLevel } from '@luxe/host/log';
import path from 'node:path';
import { z } from 'zod';
import { analyticsEnvironment, toAnalytics, type AnalyticsConfig } from './analytics.ts';

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
  /**
   * Credentials that the storefront shares with the store API and the identity provider. They never reach a
   * browser.
   */
  readonly secrets: SharedSecrets;
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
  /** Host of the forms service; empty for none [CON-06]. */
  readonly formsDomain: string;
  /** The payment provider's origins, which only checkout pages may contact. */
  readonly paymentOrigins: readonly string[];
  /** Sentry's URL (DSN) for errors of pages; empty when errors are not reported. */
  readonly sentryDsn: string;
  /** Whether pages register the service worker. Otherwise it removes itself where it was registered. */
  readonly serviceWorker: boolean;
  /** Share of page views, in percent, whose web vitals are reported. */
  readonly webVitalsSample: number;
  /** Receivers of events outside the shop. */
  readonly analytics: AnalyticsConfig;
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

/**
 * Origins separated by spaces. The browser sends card numbers to these origins, so each must use HTTPS unless
 * its host is a loopback address.
 */
const paymentOrigins = z
  .string()
  .transform((value): readonly string[] => value.split(/\s+/).filter(Boolean))
  .refine((origins) => origins.every(isPaymentOrigin), {
    error: 'origins like https://api.payments.example, separated by spaces',
  });

function isPaymentOrigin(value: string): boolean {
  const url = URL.parse(value);
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
  // URL parsers may accept `*` as a part of a host name. A content security policy, however, reads `*` as any
  // host name.
  return isSafe && url.origin === value.toLowerCase() && !value.includes('*');
}

/** A telephone number as it is dialled: digits, spaces, dashes, and a leading plus. */
const phone = z
  .string()
  .trim()
  .regex(/^\+?\d[\d -]{4,18}\d$/, { error: 'a telephone number like 1800 000 0000' });

/**
 * `https://key@host/project`. The key names the project and is not secret, because every page that reports to
 * Sentry contains the key.
 */
const dsn = z.string().refine(isDsn, { error: 'an address like https://key@errors.example/42' });

function isDsn(value: string): boolean {
  const url = URL.parse(value);
  return (
    url?.protocol === 'https:' && url.username !== '' && !url.password && /^\/[\w/-]*\d+$/.test(url.pathname)
  );
}

const environment = {
  PORT: port().default(4000),
  STOREFRONT_OPS_PORT: port().optional(),
  HOST: text().optional(),
  PUBLIC_ORIGIN: origin().optional(),
  STORE_API_ORIGIN: origin().default('http://127.0.0.1:4001'),
  IDENTITY_ORIGIN: origin().optional(),
  CONTENT_ORIGIN: origin().optional(),
  REMOTE_CONFIG_ORIGIN: origin().optional(),
  REMOTE_CONFIG_PROJECT: z.string().trim().default('luxe'),
  SINGLE_SIGN_ON: onOff().default(true),
  DATA_DIR: text().optional(),
  LOGIN_LIMIT: integer(1, 100_000).default(600),
  RENDERS_AT_ONCE: integer(1, 1000).default(16),
  RENDERS_WAITING: integer(0, 10_000).default(128),
  HTML_CACHE_MB: integer(0, 100_000).default(64),
  IMAGE_HOSTS: hostNames().default(new Set()),
  PICTURE_CACHE_MB: integer(1, 100_000).default(512),
  CUSTOM_THEME: z
    .string()
    .default('')
    .transform((value) => value.trim().slice(0, 24)),
  CUSTOMER_SERVICE_NUMBER: phone.default('1800 000 0000'),
  FORMS_DOMAIN: z
    .string()
    .regex(/^(?:[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d{1,5})?)?$/i, 'must be a host, such as forms.example.com')
    .default(''),
  PAYMENT_ORIGINS: paymentOrigins.optional(),
  SENTRY_DSN: dsn.default(''),
  SERVICE_WORKER: onOff().default(true),
  WEB_VITALS_SAMPLE: integer(0, 100).default(100),
  ...analyticsEnvironment,
  TRUST_PROXY: integer(0, 10).default(0),
  REDIS_URL: urlOf(/^rediss?$/, 'redis://127.0.0.1:6379').optional(),
  DRAIN_MS: integer(0, 120_000).optional(),
  KEEP_ALIVE_SECONDS: integer(1, 3600).default(72),
  MAX_CONNECTIONS: integer(10, 1_000_000).default(usualLimits.connections),
  LOG_LEVEL: oneOf(...logLevels).default('warn'),
};

/**
 * Reads and checks the environment; README.md lists the names. Throws a StartupError that names what to set.
 */
export function readConfig(env: Environment): Config {
  const values = readEnvironment(environment, env);
  const publicOrigin = values.PUBLIC_ORIGIN ?? `http://localhost:${values.PORT}`;
  const isDemo = checkListener({ publicOrigin, host: values.HOST });
  if (!isDemo && !values.IDENTITY_ORIGIN)
    throw new StartupError(
      'IDENTITY_ORIGIN must be set: the development identity provider serves demo shops only, and PUBLIC_ORIGIN is not a loopback name.',
    );
  const dataDir = path.resolve(values.DATA_DIR ?? path.join(import.meta.dirname, '../../../../.data'));
  const isReplicated = values.REDIS_URL !== undefined;
  const store = values.STORE_API_ORIGIN;
  return {
    port: values.PORT,
    opsPort: values.STOREFRONT_OPS_PORT ?? Math.min(values.PORT + 100, 65_535),
    host: values.HOST ?? (isDemo ? '127.0.0.1' : '0.0.0.0'),
    publicOrigin,
    isDemo,
    origins: {
      store,
      identity: values.IDENTITY_ORIGIN ?? store,
      content: values.CONTENT_ORIGIN ?? store,
      config: values.REMOTE_CONFIG_ORIGIN ?? store,
    },
    singleSignOn: values.SINGLE_SIGN_ON,
    remoteConfigProject: values.REMOTE_CONFIG_PROJECT,
    secrets: readSecrets(sharedSecretNames, env, { isDemo, isReplicated, dataDir }),
    dataDir,
    loginLimit: values.LOGIN_LIMIT,
    renders: toRenderLimits(values.RENDERS_AT_ONCE, values.RENDERS_WAITING),
    htmlCacheBytes: values.HTML_CACHE_MB * 1024 * 1024,
    imageHosts: values.IMAGE_HOSTS,
    pictureCacheBytes: values.PICTURE_CACHE_MB * 1024 * 1024,
    customTheme: values.CUSTOM_THEME,
    serviceNumber: values.CUSTOMER_SERVICE_NUMBER,
    formsDomain: values.FORMS_DOMAIN,
    paymentOrigins: values.PAYMENT_ORIGINS ?? (isDemo ? ['http://127.0.0.1:4002'] : []),
    sentryDsn: values.SENTRY_DSN,
    serviceWorker: values.SERVICE_WORKER,
    webVitalsSample: values.WEB_VITALS_SAMPLE,
    analytics: toAnalytics(values, isDemo),
    trustProxy: values.TRUST_PROXY,
    redisUrl: values.REDIS_URL,
    drainMs: values.DRAIN_MS ?? (isDemo ? 0 : 5000),
    limits: {
      ...usualLimits,
      keepAliveMs: values.KEEP_ALIVE_SECONDS * 1000,
      connections: values.MAX_CONNECTIONS,
    },
    logLevel: values.LOG_LEVEL,
  };
}

/** One client may use a quarter of the concurrent renders and seven eighths of the queue. */
function toRenderLimits(concurrency: number, maxQueued: number): SemaphoreLimits {
  const perClient = { concurrency: Math.ceil(concurrency / 4), maxQueued: Math.ceil((maxQueued * 7) / 8) };
  return { concurrency, maxQueued, perClient };
}
