import type { Ending } from '@luxe/host';
import { guard, guardedOptions } from '@luxe/host/http';
import type { Log } from '@luxe/host/log';
import Fastify, { type FastifyInstance } from 'fastify';
import { browserCalls } from './browser-calls.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { readBodies } from './http/bodies.ts';
import { answerErrors } from './http/errors.ts';
import { guardingWith } from './http/guarding.ts';
import { createHold } from './http/hold.ts';
import { merchantCalls } from './merchant-calls.ts';
import { pages } from './pages/routes.ts';
import { createPayments } from './payment/payments.ts';
import type { Store } from './payment/store.ts';
import { createCourier } from './webhooks/courier.ts';

export interface AppParts {
  readonly config: Pick<Config, 'origin' | 'shopOrigin' | 'merchant' | 'webhook'>;
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  readonly ending?: Pick<Ending, 'hasBegun'> | undefined;
}

export interface Sandbox {
  readonly app: FastifyInstance;
  /** Lets happen what time has brought: banks decide, refunds arrive, held answers go. Never throws. */
  settle(): void;
  /** Tells the shop what is due to be told. Never rejects. */
  deliver(): Promise<void>;
}

/** The provider: calls of the merchant's server, calls of the browser, pages of the bank. */
export function buildApp(parts: AppParts): Sandbox {
  const { config, store, clock, log, ending } = parts;
  const guarding = guardingWith(log);
  const app = Fastify({
    ...guardedOptions(guarding),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  });
  guard(app, guarding);
  answerErrors(app, log);
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
    ending?.hasBegun ? reply.code(503).send({ status: 'not ready' }) : { status: 'ready' },
  );

  return {
    app,
    settle() {
      try {
        payments.settleDue();
        hold.release(clock.now());
      } catch (error) {
        log.fault('What was due', error);
      }
    },
    deliver: () => courier.deliverDue().catch((error: unknown) => log.fault('Telling the shop', error)),
  };
}
