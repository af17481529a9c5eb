import { StartupError } from '@luxe/host';
import {
  checkListener,
  integer,
  isLoopback,
  loadDemoSecrets,
  oneOf,
  onOff,
  origin,
  port,
  readEnvironment,
  readSecrets,
  text,
  urlOf,
  type Environment,
} from '@luxe/host/config';
import { usualLimits, type RequestLimits } from '@luxe/host/http';
import { logLevels, type LogLevel } from '@luxe/host/log';
import path from 'node:path';
import { readModelConfig, type ModelConfig } from './modules/assistant-model/config.ts';
import { readMailConfig } from './modules/mail/config.ts';
import type { MailConfig } from './modules/mail/smtpMailer.ts';
import { readPushConfig, type PushConfig } from './modules/push/config.ts';
import { readSmsConfig } from './modules/sms/config.ts';
import type { TwilioConfig } from './modules/sms/twilio.ts';
import { readCarrierConfig, type CarrierConfig } from './modules/carrier/config.ts';
import { readPaymentConfig, type PaymentConfig } from './modules/payment-provider/config.ts';
import { toDemoStaff, type DemoStaff } from './modules/staff/demoStaff.ts';
import { secretNames, type Secrets } from './secrets/secrets.ts';

/** Environment of the store API, checked once at start. README.md lists the variables. */
export interface Config {
  readonly port: number;
  /**
   * Port of the second listener. It serves /desk, and to this machine only /dev, /ops and /metrics.
   */
  readonly opsPort: number;
  /** Address of the second listener: 127.0.0.1, unless a TLS proxy on another machine publishes the desk. */
  readonly opsHost: string;
  readonly host: string;
  readonly publicOrigin: string;
  /**
   * True if the public origin is a loopback name, which makes the shop a demo shop. A demo shop may use the
   * development identity provider and create its own secrets.
   */
  readonly isDemo: boolean;
  readonly dataDir: string;
  /**
   * Folder for files that customers send. Only the desk serves these files. Processes that share a database
   * must also share this folder.
   */
  readonly uploadsDir: string;
  /**
   * Folders of the pictures and films of the catalogue. `media_file` rows contain paths in one of them. The
   * import of a catalogue writes into the first.
   */
  readonly mediaDirs: readonly string[];
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
  /** Origin of the operations desk, under which the TLS proxy publishes `/desk` of the second listener. */
  readonly deskOrigin: string;
  /** Folder of the built application of the desk. */
  readonly deskFilesDir: string;
  /** Login of the demo account at the desk. Only a demo shop has one. */
  readonly demoStaff: DemoStaff | undefined;
  /**
   * Origin of an external identity provider. If undefined, the development provider is used, which only a
   * demo shop may have.
   */
  readonly identityOrigin: string | undefined;
  /** Payment provider for prepaid orders. If undefined, shoppers pay with cash on delivery or credits. */
  readonly payment: PaymentConfig;
  /** Shortest time in milliseconds between two requests of the same refund of an order. */
  readonly refundRetryMs: number;
  /** Carrier that brings the parcels. If undefined, parcels move only at the desk. */
  readonly carrier: CarrierConfig;
  /** Mail server. If undefined, messages are only stored, for the desk. */
  readonly mail: MailConfig | undefined;
  /** Keys for messages to devices. If undefined, the shop sends none. */
  readonly push: PushConfig | undefined;
  /** Language model that helps Tara. If undefined, Tara answers from the catalogue alone. */
  readonly model: ModelConfig | undefined;
  /** Service that sends text messages. If undefined, one-time codes go by e-mail only. */
  readonly sms: TwilioConfig | undefined;
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

const environment = {
  PORT: port().default(4001),
  OPS_PORT: port().optional(),
  HOST: text().optional(),
  PUBLIC_ORIGIN: origin().default('http://localhost:4000'),
  DATA_DIR: text().optional(),
  UPLOADS_DIR: text().optional(),
  MEDIA_DIR: text().optional(),
  DATABASE_URL: urlOf(/^postgres(ql)?$/, 'postgres://127.0.0.1:5432/luxe').optional(),
  DATABASE_CONNECTIONS: integer(2, 500).default(10),
  SEARCH_DRIVER: oneOf('memory', 'postgres').default('memory'),
  REDIS_URL: urlOf(/^rediss?$/, 'redis://127.0.0.1:6379').optional(),
  IDENTITY_ORIGIN: origin().optional(),
  REDIRECT_ORIGINS: text().default(''),
  DRAIN_MS: integer(0, 120_000).optional(),
  SINGLE_SIGN_ON: onOff().default(true),
  REFUND_RETRY_SECONDS: integer(1, 3600).default(60),
  DESK_ORIGIN: origin().optional(),
  DESK_FILES: text().optional(),
  OPS_HOST: text().default('127.0.0.1'),
  GUEST_CART_LIMIT: integer(1, 1_000_000).optional(),
  LOGIN_LIMIT: integer(1, 1_000_000).default(600),
  LOG_LEVEL: oneOf(...logLevels).default('info'),
  KEEP_ALIVE_SECONDS: integer(1, 3600).default(72),
  MAX_CONNECTIONS: integer(10, 1_000_000).default(usualLimits.connections),
};

/** Reads and checks the environment. Throws a StartupError that names the variable to set. */
export function readConfig(env: Environment): Config {
  const values = readEnvironment(environment, env);
  const publicOrigin = values.PUBLIC_ORIGIN;
  const isDemo = checkListener({ publicOrigin, host: values.HOST });
  const dataDir = path.resolve(values.DATA_DIR ?? path.join(import.meta.dirname, '../../../.data'));
  const isReplicated = values.REDIS_URL !== undefined;
  const secrets = readSecrets(secretNames, env, { isDemo, isReplicated, dataDir });
  if (!isDemo && !values.IDENTITY_ORIGIN)
    throw new StartupError(
      'PUBLIC_ORIGIN is not a loopback name, and the development identity provider serves only demo shops. Set IDENTITY_ORIGIN to the provider that stores the customers, or PUBLIC_ORIGIN to a loopback name such as http://localhost:4000.',
    );
  const opsPort = values.OPS_PORT ?? values.PORT + 100;
  if (isDemo && !isLoopback(values.OPS_HOST))
    throw new StartupError('OPS_HOST: the second listener of a demo shop needs a loopback address.');
  const deskOrigin = values.DESK_ORIGIN ?? `http://127.0.0.1:${opsPort}`;
  checkDeskOrigin(deskOrigin, publicOrigin);
  return {
    port: values.PORT,
    opsPort,
    opsHost: values.OPS_HOST,
    host: values.HOST ?? '127.0.0.1',
    publicOrigin,
    isDemo,
    dataDir,
    uploadsDir: path.resolve(values.UPLOADS_DIR ?? path.join(dataDir, 'uploads')),
    mediaDirs: [...(values.MEDIA_DIR ? [path.resolve(values.MEDIA_DIR)] : []), path.join(dataDir, 'media')],
    databaseUrl: values.DATABASE_URL,
    searchDriver: values.SEARCH_DRIVER,
    databaseConnections: values.DATABASE_CONNECTIONS,
    redisUrl: values.REDIS_URL,
    drainMs: values.DRAIN_MS ?? (isDemo ? 0 : 5000),
    identityOrigin: values.IDENTITY_ORIGIN,
    deskOrigin,
    deskFilesDir: path.resolve(values.DESK_FILES ?? path.join(import.meta.dirname, '../../desk/build')),
    demoStaff: isDemo ? loadDemoStaff(secrets.hmacKey, isReplicated ? undefined : dataDir) : undefined,
    payment: readPaymentConfig(env, { isDemo, dataDir }),
    refundRetryMs: values.REFUND_RETRY_SECONDS * 1000,
    carrier: readCarrierConfig(env, { isDemo, hmacKey: secrets.hmacKey }),
    mail: readMailConfig(env),
    push: readPushConfig(env, { isDemo }),
    model: readModelConfig(env),
    sms: readSmsConfig(env),
    singleSignOn: values.SINGLE_SIGN_ON,
    redirectOrigins: values.REDIRECT_ORIGINS.split(/[\s,]+/).filter(Boolean),
    secrets,
    loginLimit: values.LOGIN_LIMIT,
    guestCartLimit: values.GUEST_CART_LIMIT ?? (isDemo ? 3000 : 300),
    logLevel: values.LOG_LEVEL,
    limits: {
      ...usualLimits,
      keepAliveMs: values.KEEP_ALIVE_SECONDS * 1000,
      connections: values.MAX_CONNECTIONS,
    },
  };
}

/** Throws for a desk without https on other machines, and for one that shares its cookies with the shop. */
function checkDeskOrigin(deskOrigin: string, publicOrigin: string): void {
  const { protocol, hostname } = new URL(deskOrigin);
  if (isLoopback(hostname)) return;
  if (protocol !== 'https:') throw new StartupError('DESK_ORIGIN must use https.');
  if (hostname === new URL(publicOrigin).hostname)
    throw new StartupError('DESK_ORIGIN needs a host name of its own, such as https://desk.shop.example.');
}

/** The login of the demo account. A shop with one process stores it in `secrets.json` of the data folder. */
function loadDemoStaff(hmacKey: string, dataDir: string | undefined): DemoStaff {
  const { email, password, authenticator } = toDemoStaff(hmacKey);
  if (dataDir === undefined) return { email, password, authenticator };
  const fixed = { deskEmail: email, deskPassword: password, deskAuthenticator: authenticator };
  const stored = loadDemoSecrets(dataDir, { variables: demoStaffVariables, fixed });
  return {
    email: stored.deskEmail,
    password: stored.deskPassword,
    authenticator: stored.deskAuthenticator,
  };
}

/** No environment variable replaces the login of a demo shop. */
const demoStaffVariables = { deskEmail: '', deskPassword: '', deskAuthenticator: '' };
