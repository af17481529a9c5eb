import { loadDemoSecrets } from '@luxe/host';
import { logLevels, type LogLevel } from '@luxe/host/log';
import path from 'node:path';
import { z } from 'zod';
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

/** An invalid environment variable. The message explains what to set. */
export class ConfigError extends Error {}

const isLoopback = (host: string) =>
  /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?|[a-z0-9-]+\.localhost)$/.test(host);
const loopbackOrigin = z
  .url({ protocol: /^https?$/ })
  .refine((url) => isLoopback(new URL(url).hostname), 'the sandbox serves demo shops on loopback names only');

const environment = z.object({
  HOST: z.string().refine(isLoopback, 'the sandbox listens on loopback names only').default('127.0.0.1'),
  PORT: z.coerce.number().int().min(1).max(65_535).default(4002),
  SHOP_ORIGIN: loopbackOrigin.default('http://localhost:4000'),
  WEBHOOK_URL: loopbackOrigin.default('http://127.0.0.1:4001/payments/sandbox/webhook'),
  DATA_DIR: z.string().min(1).optional(),
  LOG_LEVEL: z.enum(logLevels).default('info'),
});

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

/** Reads and checks the environment. Throws a ConfigError that explains what to set. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const read = environment.safeParse(given);
  if (!read.success)
    throw new ConfigError(
      read.error.issues.map(({ path: [name], message }) => `${String(name)}: ${message}.`).join('\n'),
    );
  const { HOST: host, PORT: port, ...values } = read.data;
  const dataDir = path.resolve(values.DATA_DIR ?? path.join(import.meta.dirname, '../../../.data'));
  const secrets = loadDemoSecrets(dataDir, secretNames, given);
  return {
    host,
    port,
    origin: `http://${host}:${port}`,
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
