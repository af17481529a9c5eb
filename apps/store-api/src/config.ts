import { loadDemoSecrets, weakSecrets, weakSecretsMessage } from '@luxe/host';
import { usualLimits, type RequestLimits } from '@luxe/host/http';
import { logLevels, type LogLevel } from '@luxe/host/log';
import path from 'node:path';
import { z } from 'zod';
import { readPaymentConfig, type PaymentConfig } from './modules/payment-provider/config.ts';
import { demoSecrets, readSecretsFromEnv, secretNames, type Secrets } from './secrets/secrets.ts';

/** Environment of the store API, checked once at start. README.md lists the variables. */
export interface Config {
  readonly port: number;
  /**
   * Port of the second listener, which accepts connections on 127.0.0.1 only. It serves /dev, /ops, /desk and
   * /metrics.
   */
  readonly opsPort: number;
  readonly host: string;
  readonly publicOrigin: string;
  /**
   * True if the public origin is a loopback name, which makes the shop a demo shop. A demo shop may use the
   * development identity provider and create its own secrets.
   */
  readonly isDemo: boolean;
  readonly dataDir: string;
  /**
   * Folder for files that customers send. No route serves these files. Processes that share a database must
   * also share this folder.
   */
  readonly uploadsDir: string;
  /** URL of a PostgreSQL server. If undefined, PGlite runs in the data folder. */
  readonly databaseUrl: string | undefined;
  /** Maximum connections of this process. The total of all processes must stay below the server's limit. */
  readonly databaseConnections: number;
  /** Location of the search index: this process or the database. */
  readonly searchDriver: 'memory' | 'postgres';
  /** URL of Redis, for rate limits that several processes share. If undefined, each process counts alone. */
  readonly redisUrl: string | undefined;
  /**
   * Milliseconds in which the process still serves requests after the first shutdown signal. A load balancer
   * needs this time to notice the shutdown.
   */
  readonly drainMs: number;
  readonly secrets: Secrets;
  /** Password of the operations desk on the second listener. If undefined, there is no desk. */
  readonly deskPassword: string | undefined;
  /**
   * Origin of an external identity provider. If undefined, the development provider is used, which only a
   * demo shop may have.
   */
  readonly identityOrigin: string | undefined;
  /** Payment provider for prepaid orders. If undefined, shoppers pay with cash on delivery or credits. */
  readonly payment: PaymentConfig;
  /** True: customers log in with a one-time code. False: they log in with a password [AUT-11]. */
  readonly singleSignOn: boolean;
  /** Origins of other clients to which the development provider may redirect a shopper. */
  readonly redirectOrigins: readonly string[];
  /**
   * Limit per network in 10 minutes, both for codes that are sent without a captcha and for guesses of codes.
   */
  readonly loginLimit: number;
  /**
   * Limit of carts that guests of one network create in 10 minutes. Many shoppers can share one IP address.
   */
  readonly guestCartLimit: number;
  readonly logLevel: LogLevel;
  readonly limits: RequestLimits;
}

/** Describes an invalid environment to the person who starts the program. */
export class ConfigError extends Error {}

const desk = { variables: { deskPassword: 'DESK_PASSWORD' }, fixed: {} } as const;

type Environment = Readonly<Record<string, string | undefined>>;

const port = z.coerce.number().int().min(1).max(65_535);
const environment = z.object({
  PORT: port.default(4001),
  OPS_PORT: port.optional(),
  HOST: z.string().min(1).optional(),
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).default('http://localhost:4000'),
  DATA_DIR: z.string().min(1).optional(),
  UPLOADS_DIR: z.string().min(1).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(500).default(10),
  SEARCH_DRIVER: z.enum(['memory', 'postgres']).default('memory'),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  IDENTITY_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  REDIRECT_ORIGINS: z.string().optional(),
  DRAIN_MS: z.coerce.number().int().min(0).max(120_000).optional(),
  SINGLE_SIGN_ON: z.enum(['on', 'off']).default('on'),
  DESK_PASSWORD: z.string().min(16).optional(),
  GUEST_CART_LIMIT: z.coerce.number().int().min(1).optional(),
  LOGIN_LIMIT: z.coerce.number().int().min(1).optional(),
  LOG_LEVEL: z.enum(logLevels).default('info'),
  KEEP_ALIVE_SECONDS: z.coerce.number().int().min(1).max(3600).default(72),
  MAX_CONNECTIONS: z.coerce.number().int().min(10).max(1_000_000).default(usualLimits.connections),
});

/** Throws a ConfigError that names the variable to set. */
export function readConfig(env: Environment): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const read = environment.safeParse(given);
  if (!read.success)
    throw new ConfigError(
      read.error.issues.map(({ path: [name], message }) => `${String(name)}: ${message}.`).join('\n'),
    );
  const values = read.data;
  const isDemo = isLoopback(new URL(values.PUBLIC_ORIGIN).hostname);
  if (!isDemo && !values.PUBLIC_ORIGIN.startsWith('https:'))
    throw new ConfigError(
      `PUBLIC_ORIGIN is "${values.PUBLIC_ORIGIN}"; a shop that is not on a loopback name must use https, or its sessions could be intercepted.`,
    );
  if (isDemo && values.HOST !== undefined && !isLoopback(values.HOST))
    throw new ConfigError(
      'HOST: a demo shop shows its one-time codes, so it may listen only on a loopback name, such as 127.0.0.1.',
    );
  const dataDir = path.resolve(values.DATA_DIR ?? path.join(import.meta.dirname, '../../../.data'));
  return {
    port: values.PORT,
    opsPort: values.OPS_PORT ?? values.PORT + 100,
    host: values.HOST ?? '127.0.0.1',
    publicOrigin: new URL(values.PUBLIC_ORIGIN).origin,
    isDemo,
    dataDir,
    uploadsDir: path.resolve(values.UPLOADS_DIR ?? path.join(dataDir, 'uploads')),
    databaseUrl: values.DATABASE_URL,
    searchDriver: values.SEARCH_DRIVER,
    databaseConnections: values.DATABASE_CONNECTIONS,
    redisUrl: values.REDIS_URL,
    drainMs: values.DRAIN_MS ?? (isDemo ? 0 : 5000),
    identityOrigin: values.IDENTITY_ORIGIN && new URL(values.IDENTITY_ORIGIN).origin,
    deskPassword: isDemo ? loadDemoSecrets(dataDir, desk, given).deskPassword : given.DESK_PASSWORD,
    payment: readPayment(given, { isDemo, dataDir }),
    singleSignOn: values.SINGLE_SIGN_ON !== 'off',
    redirectOrigins: (values.REDIRECT_ORIGINS ?? '').split(/[\s,]+/).filter(Boolean),
    secrets: readSecrets(given, { isDemo, isReplicated: values.REDIS_URL !== undefined, dataDir }),
    loginLimit: values.LOGIN_LIMIT ?? 600,
    guestCartLimit: values.GUEST_CART_LIMIT ?? (isDemo ? 3000 : 300),
    logLevel: values.LOG_LEVEL,
    limits: {
      ...usualLimits,
      keepAliveMs: values.KEEP_ALIVE_SECONDS * 1000,
      connections: values.MAX_CONNECTIONS,
    },
  };
}

interface Deployment {
  readonly isDemo: boolean;
  readonly isReplicated: boolean;
  readonly dataDir: string;
}

/**
 * Reads or creates the secrets. A demo shop with one process creates its secrets; every other shop reads them
 * from the environment. The reasons: several processes need the same secrets, and a public shop must not use
 * created secrets. A public shop also needs an external identity provider.
 */
function readSecrets(env: Environment, { isDemo, isReplicated, dataDir }: Deployment): Secrets {
  const missing = Object.values(secretNames).filter((name) => !env[name]);
  if (missing.length > 0 && (isReplicated || !isDemo)) {
    const why = isDemo
      ? 'REDIS_URL is set, so this is one of several processes, and all of them need the same secrets.'
      : 'PUBLIC_ORIGIN is not a loopback name, so this is not a demo shop.';
    throw new ConfigError(`${why} Set ${missing.join(', ')}; the storefront needs the same values.`);
  }
  const weak = isDemo ? [] : weakSecrets(Object.values(secretNames), env);
  if (weak.length > 0) throw new ConfigError(weakSecretsMessage(weak));
  if (isDemo) return isReplicated ? readSecretsFromEnv(env) : demoSecrets(dataDir, env);
  if (env.IDENTITY_ORIGIN) return readSecretsFromEnv(env);
  throw new ConfigError(
    'PUBLIC_ORIGIN is not a loopback name, and the development identity provider serves only demo shops. Set IDENTITY_ORIGIN to the provider that stores the customers, or PUBLIC_ORIGIN to a loopback name such as http://localhost:4000.',
  );
}

function readPayment(env: Environment, deployment: Pick<Deployment, 'isDemo' | 'dataDir'>): PaymentConfig {
  try {
    return readPaymentConfig(env, deployment);
  } catch (error) {
    throw new ConfigError((error as Error).message);
  }
}

const isLoopback = (host: string) =>
  /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?|[a-z0-9-]+\.localhost)$/.test(host);
