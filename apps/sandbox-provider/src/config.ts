import {
  isLoopback,
  loadDemoSecrets,
  oneOf,
  port,
  readEnvironment,
  text,
  urlOf,
  type Environment,
} from '@luxe/host/config';
import { logLevels, type LogLevel } from '@luxe/host/log';
import path from 'node:path';
import type { Merchant } from './protocol/merchant.ts';
import type { WebhookTarget } from './webhooks/courier.ts';

/** The environment of the sandbox, checked once at start. README.md lists the variables. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** The origin that browsers use. */
  readonly origin: string;
  /** The only origin whose pages may call the sandbox. Shoppers return to it. */
  readonly shopOrigin: string;
  readonly dataDir: string;
  readonly merchant: Merchant;
  readonly webhook: WebhookTarget;
  readonly logLevel: LogLevel;
}

/** A URL on a loopback name. The default is also the example of the message. */
const loopbackUrl = (usual: string) =>
  urlOf(/^https?$/, usual)
    .refine((url) => isLoopback(new URL(url).hostname), {
      error: 'on a loopback name, because the sandbox serves demo shops only',
    })
    .default(usual);

const environment = {
  HOST: text()
    .refine(isLoopback, { error: 'a loopback name, because the sandbox serves demo shops only' })
    .default('127.0.0.1'),
  PORT: port().default(4002),
  SHOP_ORIGIN: loopbackUrl('http://localhost:4000'),
  WEBHOOK_URL: loopbackUrl('http://127.0.0.1:4001/payments/sandbox/webhook'),
  DATA_DIR: text().optional(),
  LOG_LEVEL: oneOf(...logLevels).default('info'),
};

/** Names of the secrets that the sandbox shares with the store API through the file `secrets.json`. */
const secretNames = {
  variables: {
    paymentMerchantId: 'MERCHANT_ID',
    paymentApiKey: 'API_KEY',
    paymentResponseKey: 'RESPONSE_KEY',
    paymentWebhookUser: 'WEBHOOK_USER',
    paymentWebhookPassword: 'WEBHOOK_PASSWORD',
  },
  fixed: { paymentMerchantId: 'luxe', paymentWebhookUser: 'sandbox' },
} as const;

/** Reads and checks the environment. Throws a StartupError that names the variable to set. */
export function readConfig(env: Environment): Config {
  const values = readEnvironment(environment, env);
  const host = values.HOST;
  const dataDir = path.resolve(values.DATA_DIR ?? path.join(import.meta.dirname, '../../../.data'));
  const secrets = loadDemoSecrets(dataDir, secretNames, env);
  return {
    host,
    port: values.PORT,
    origin: `http://${host}:${values.PORT}`,
    shopOrigin: new URL(values.SHOP_ORIGIN).origin,
    dataDir,
    merchant: {
      id: secrets.paymentMerchantId,
      apiKey: secrets.paymentApiKey,
      responseKey: secrets.paymentResponseKey,
    },
    webhook: {
      url: values.WEBHOOK_URL,
      user: secrets.paymentWebhookUser,
      password: secrets.paymentWebhookPassword,
    },
    logLevel: values.LOG_LEVEL,
  };
}
