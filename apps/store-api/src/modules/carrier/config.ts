import { StartupError, type Clock } from '@luxe/host';
import { integer, oneOf, origin, readEnvironment, text, type Environment } from '@luxe/host/config';
import type { Carrier } from './carrier.ts';
import { createDemoCarrier, type DemoCarrierConfig } from './demoCarrier.ts';
import { createShiprocket, type ShiprocketConfig } from './shiprocket.ts';

/** The configured carrier; undefined for a shop whose parcels move at the desk only. */
export type CarrierConfig = DemoCarrierConfig | ShiprocketConfig | undefined;

const environment = {
  CARRIER: oneOf('demo', 'shiprocket', 'none').optional(),
  CARRIER_DAY_SECONDS: integer(1, 86_400).default(600),
  SHIPROCKET_ORIGIN: origin().default('https://apiv2.shiprocket.in'),
  SHIPROCKET_EMAIL: text().optional(),
  SHIPROCKET_PASSWORD: text().optional(),
  SHIPROCKET_PICKUP_LOCATION: text().optional(),
  SHIPROCKET_WEBHOOK_TOKEN: text(16).optional(),
};

interface Deployment {
  readonly isDemo: boolean;
  /** Signs the webhooks of the demo carrier. */
  readonly hmacKey: string;
}

/** Reads the carrier from the environment. Throws a StartupError that names the variables to set. */
export function readCarrierConfig(env: Environment, { isDemo, hmacKey }: Deployment): CarrierConfig {
  const values = readEnvironment(environment, env);
  const { CARRIER: name = isDemo ? 'demo' : 'none' } = values;
  if (name === 'none') return undefined;
  if (name === 'demo') {
    if (!isDemo)
      throw new StartupError(
        'CARRIER: the demo carrier moves no parcels, so only demo shops may use it. Set shiprocket or none.',
      );
    return { name, webhookKey: `${hmacKey} demo carrier`, dayMs: values.CARRIER_DAY_SECONDS * 1000 };
  }
  const {
    SHIPROCKET_ORIGIN: providerOrigin,
    SHIPROCKET_EMAIL: email,
    SHIPROCKET_PASSWORD: password,
    SHIPROCKET_PICKUP_LOCATION: pickupLocation,
    SHIPROCKET_WEBHOOK_TOKEN: webhookToken,
  } = values;
  if (!email || !password || !pickupLocation || !webhookToken)
    throw new StartupError(
      'CARRIER is shiprocket. Set SHIPROCKET_EMAIL, SHIPROCKET_PASSWORD, SHIPROCKET_PICKUP_LOCATION and SHIPROCKET_WEBHOOK_TOKEN to the values on its dashboard.',
    );
  if (!providerOrigin.startsWith('https:'))
    throw new StartupError('SHIPROCKET_ORIGIN: a carrier needs an https address.');
  return { name, origin: providerOrigin, email, password, pickupLocation, webhookToken };
}

/** Creates the adapter of the configured carrier; undefined without one. */
export function createCarrier(config: CarrierConfig, clock: Clock): Carrier | undefined {
  if (config?.name === 'demo') return createDemoCarrier(config, clock);
  return config && createShiprocket(config, clock);
}
