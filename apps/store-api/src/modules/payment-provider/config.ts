import { StartupError } from '@luxe/host';
import { loadDemoSecrets, oneOf, origin, readEnvironment, type Environment } from '@luxe/host/config';
import { createJuspay, type JuspayConfig } from './juspay.ts';
import { createStripe, type StripeConfig } from './stripe.ts';
import type { PaymentProvider } from './provider.ts';

/** The configured payment provider; undefined for a shop with cash on delivery and credits only. */
export type PaymentConfig = JuspayConfig | StripeConfig | undefined;

const environment = {
  PAYMENT_PROVIDER: oneOf('sandbox', 'juspay', 'stripe', 'none').optional(),
  PAYMENT_ORIGIN: origin().optional(),
};

/**
 * The secrets of the provider and their environment variables. apps/sandbox-provider uses the same secrets
 * and stores them under the same names in `secrets.json`.
 */
const variables = {
  paymentMerchantId: 'PAYMENT_MERCHANT_ID',
  paymentApiKey: 'PAYMENT_API_KEY',
  paymentResponseKey: 'PAYMENT_RESPONSE_KEY',
  paymentWebhookUser: 'PAYMENT_WEBHOOK_USER',
  paymentWebhookPassword: 'PAYMENT_WEBHOOK_PASSWORD',
} as const;
const fixed = { paymentMerchantId: 'luxe', paymentWebhookUser: 'sandbox' };

interface Deployment {
  readonly isDemo: boolean;
  readonly dataDir: string;
}

/** Reads the payment provider from the environment. Throws a StartupError that names the variables to set. */
export function readPaymentConfig(env: Environment, { isDemo, dataDir }: Deployment): PaymentConfig {
  const values = readEnvironment(environment, env);
  const { PAYMENT_PROVIDER: name = isDemo ? 'sandbox' : 'none', PAYMENT_ORIGIN: providerOrigin } = values;
  if (name === 'none') return undefined;
  if (name === 'sandbox') {
    if (!isDemo)
      throw new StartupError(
        'PAYMENT_PROVIDER: the sandbox moves no money, so only demo shops may use it. Set juspay, stripe or none.',
      );
    const secrets = loadDemoSecrets(dataDir, { variables, fixed }, env);
    return toConfig('sandbox', providerOrigin ?? 'http://127.0.0.1:4002', secrets);
  }
  if (name === 'stripe') {
    const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
    if (!secretKey || !webhookSecret)
      throw new StartupError(
        'PAYMENT_PROVIDER is stripe. Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET to the values on its dashboard.',
      );
    return { name, secretKey, webhookSecret };
  }
  const missing = ['PAYMENT_ORIGIN', ...Object.values(variables)].filter((variable) => !env[variable]);
  if (missing.length > 0 || !providerOrigin)
    throw new StartupError(
      `PAYMENT_PROVIDER is ${name}. Set ${missing.join(', ')} to the values on its dashboard.`,
    );
  if (!providerOrigin.startsWith('https:'))
    throw new StartupError('PAYMENT_ORIGIN: a payment provider needs an https address.');
  const given = Object.fromEntries(
    Object.entries(variables).map(([key, variable]) => [key, env[variable] ?? '']),
  ) as Record<keyof typeof variables, string>;
  return toConfig('juspay', providerOrigin, given);
}

const toConfig = (
  name: JuspayConfig['name'],
  origin: string,
  secrets: Readonly<Record<keyof typeof variables, string>>,
): JuspayConfig => ({
  name,
  origin,
  merchantId: secrets.paymentMerchantId,
  apiKey: secrets.paymentApiKey,
  responseKey: secrets.paymentResponseKey,
  webhookUser: secrets.paymentWebhookUser,
  webhookPassword: secrets.paymentWebhookPassword,
});

/** Creates the adapter of the configured provider; undefined without one. */
export async function openProvider(config: PaymentConfig): Promise<PaymentProvider | undefined> {
  if (config?.name === 'stripe') return createStripe(config);
  return config && createJuspay(config);
}
