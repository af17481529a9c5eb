import type { GracefulShutdown } from '@luxe/host';
import { guard, guardedOptions } from '@luxe/host/http';
import type { Log } from '@luxe/host/log';
import Fastify, { type FastifyInstance } from 'fastify';
import { browserCalls } from './browserCalls.ts';
import type { EpochClock } from './payment/epochClock.ts';
import type { Config } from './config.ts';
import { readBodies } from './http/bodies.ts';
import { handleErrors } from './http/errors.ts';
import { createGuardParts } from './http/guarding.ts';
import { createHold } from './http/delayedResponses.ts';
import { merchantCalls } from './merchantCalls.ts';
import { pages } from './pages/routes.ts';
import { createPayments } from './payment/payments.ts';
import type { Store } from './payment/paymentStore.ts';
import { createCourier } from './webhooks/courier.ts';

export interface AppParts {
  readonly config: Pick<Config, 'origin' | 'shopOrigin' | 'merchant' | 'webhook'>;
  readonly store: Store;
  readonly clock: EpochClock;
  readonly log: Log;
  readonly shutdown?: Pick<GracefulShutdown, 'hasBegun'> | undefined;
}

export interface Sandbox {
  readonly app: FastifyInstance;
  /**
   * Applies all changes that are due by now: decisions of the bank, refunds and delayed responses. Never
   * throws.
   */
  settle(): void;
  /** Delivers the webhooks that are due. Never rejects. */
  deliver(): Promise<void>;
}

/** Builds the provider: merchant calls, browser calls and the pages of the bank. */
export function buildApp(parts: AppParts): Sandbox {
  const { config, store, clock, log, shutdown } = parts;
  const guardParts = createGuardParts(log);
  const app = Fastify({
    ...guardedOptions(guardParts),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  });
  guard(app, guardParts);
  handleErrors(app, log);
  readBodies(app);

  const payments = createPayments({ store, clock, merchantId: config.merchant.id });
  const courier = createCourier({ store, clock, merchant: config.merchant, target: config.webhook });
  const hold = createHold();
  app.addHook('preClose', async () => hold.releaseAll());

  app.register(async (scope) => merchantCalls(scope, parts, { payments, hold }));
  app.register(async (scope) => browserCalls(scope, parts, { payments }));
  app.register(async (scope) => pages(scope, parts, { payments, courier }));
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', (_request, reply) =>
    shutdown?.hasBegun ? reply.code(503).send({ status: 'not ready' }) : { status: 'ready' },
  );

  return {
    app,
    settle() {
      try {
        payments.settleDue();
        hold.release(clock.now());
      } catch (error) {
        log.fault('Settling due payments', error);
      }
    },
    deliver: () => courier.deliverDue().catch((error: unknown) => log.fault('Delivering webhooks', error)),
  };
}
