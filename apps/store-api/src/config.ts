import { keptSecrets, weakSecrets, weakSecretsSentence } from '@luxe/host';
import { usualLimits, type RequestLimits } from '@luxe/host/http';
import { logLevels, type LogLevel } from '@luxe/host/log';
import path from 'node:path';
import { z } from 'zod';
import { readPaymentConfig, type PaymentConfig } from './modules/payment/config.ts';
import { demoSecrets, givenSecrets, secretNames, type Secrets } from './secrets.ts';

/** Everything the store API takes from its environment, checked once at start. README.md lists the names. */
export interface Config {
  readonly port: number;
  /** Second listener, on 127.0.0.1 alone: /dev, /ops, /metrics. */
  readonly opsPort: number;
  readonly host: string;
  readonly publicOrigin: string;
  /** The shop's public name is a loopback name: the development identity provider answers, secrets are made at first start. */
  readonly isDemo: boolean;
  readonly dataDir: string;
  /** Where files lie that customers send: outside of all that is served. Processes that share a database share it. */
  readonly uploadsDir: string;
  /** A PostgreSQL server; without it, PGlite in the data folder. */
  readonly databaseUrl: string | undefined;
  /** Connections of this process to the server at most: all processes together must stay below what it allows. */
  readonly databaseConnections: number;
  /** Where the search index is: in this process, or in the database. */
  readonly searchDriver: 'memory' | 'postgres';
  /** Redis, for limits that several processes share; without it each counts for itself. */
  readonly redisUrl: string | undefined;
  /** How long calls are still answered after the first signal to end: until a load balancer has noticed. */
  readonly drainMs: number;
  readonly secrets: Secrets;
  /** Of the desk on the second listener; without it there is none. */
  readonly deskPassword: string | undefined;
  /** An identity provider of somebody else; without it the development one answers, in a demo shop alone. */
  readonly identityOrigin: string | undefined;
  /** Who takes the money of orders that are paid ahead. */
  readonly payment: PaymentConfig;
  /** Customers log in by a code; without it by their password [AUT-11]. */
  readonly singleSignOn: boolean;
  /** Origins of the development provider's other clients, to which it sends a shopper on. */
  readonly redirectOrigins: readonly string[];
  /** A ceiling for one network in ten minutes: codes sent without a captcha, and guesses. */
  readonly loginLimit: number;
  /** Carts that guests of one network open in ten minutes: many shoppers share an address. */
  readonly guestCartLimit: number;
  readonly logLevel: LogLevel;
  readonly limits: RequestLimits;
}

/** What the environment says wrong, in sentences for whoever starts the program. */
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

/** Reads and checks the environment. Throws a ConfigError that says what to set. */
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
      `PUBLIC_ORIGIN is "${values.PUBLIC_ORIGIN}"; a shop that is not on a loopback name is on https, or its sessions could be read on the way.`,
    );
  if (isDemo && values.HOST !== undefined && !isLoopback(values.HOST))
    throw new ConfigError(
      'HOST: a demo shop shows its one-time codes, so it listens on a loopback name alone, such as 127.0.0.1.',
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
    deskPassword: isDemo ? keptSecrets(dataDir, desk, given).deskPassword : given.DESK_PASSWORD,
    payment: readPayment(given, { isDemo, dataDir }),
    singleSignOn: values.SINGLE_SIGN_ON !== 'off',
    redirectOrigins: (values.REDIRECT_ORIGINS ?? '').split(/[\s,]+/).filter(Boolean),
    secrets: readSecrets(given, { isDemo, isOneOfMany: values.REDIS_URL !== undefined, dataDir }),
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

interface Situation {
  readonly isDemo: boolean;
  readonly isOneOfMany: boolean;
  readonly dataDir: string;
}

/**
 * A lone demo shop makes its secrets itself. Several processes must have the same, and a shop in public none of our making: theirs come
 * from outside. A shop in public has no development identity provider either.
 */
function readSecrets(env: Environment, { isDemo, isOneOfMany, dataDir }: Situation): Secrets {
  const missing = Object.values(secretNames).filter((name) => !env[name]);
  if (missing.length > 0 && (isOneOfMany || !isDemo)) {
    const why = isDemo
      ? 'REDIS_URL is set, so this is one of several processes, and all of them need the same secrets.'
      : 'PUBLIC_ORIGIN is not a loopback name, so this is not a demo shop.';
    throw new ConfigError(`${why} Set ${missing.join(', ')}; the storefront needs the same values.`);
  }
  const weak = isDemo ? [] : weakSecrets(Object.values(secretNames), env);
  if (weak.length > 0) throw new ConfigError(weakSecretsSentence(weak));
  if (isDemo) return isOneOfMany ? givenSecrets(env) : demoSecrets(dataDir, env);
  if (env.IDENTITY_ORIGIN) return givenSecrets(env);
  throw new ConfigError(
    'PUBLIC_ORIGIN is not a loopback name, and the development identity provider serves demo shops alone. Set IDENTITY_ORIGIN to the provider that keeps the customers, or PUBLIC_ORIGIN to a loopback name such as http://localhost:4000.',
  );
}

function readPayment(env: Environment, situation: Pick<Situation, 'isDemo' | 'dataDir'>): PaymentConfig {
  try {
    return readPaymentConfig(env, situation);
  } catch (error) {
    throw new ConfigError((error as Error).message);
  }
}

const isLoopback = (host: string) =>
  /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?|[a-z0-9-]+\.localhost)$/.test(host);
