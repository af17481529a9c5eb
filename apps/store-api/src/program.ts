import { databaseProblem, openSharedCounts, type Ending } from '@luxe/host';
import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { buildApp } from './app.ts';
import { systemClock } from './clock.ts';
import { ConfigError, type Config } from './config.ts';
import { migrate } from './db/migrate.ts';
import { watchDisk } from './db/disk.ts';
import { openDatabase } from './db/open.ts';
import { createLog, type Log } from '@luxe/host/log';
import { openCatalogue } from './modules/catalogue/open-catalogue.ts';
import { createCodeOutbox } from './modules/identity/outbox.ts';
import { orderConfirmation, sendOrderConfirmation } from './modules/jobs/order-confirmation.ts';
import { createWorker } from './modules/jobs/worker.ts';
import { memoryDriver } from './modules/search/memory-driver.ts';
import { postgresDriver } from './modules/search/postgres-driver.ts';
import { buildOps } from './modules/ops/app.ts';
import { openProvider } from './modules/payment/config.ts';
import { startReconciler } from './modules/payment/reconciler.ts';
import { startSweeper } from './modules/sweeps/sweeper.ts';
import { createPasswords } from './modules/customer/password.ts';
import { seedIfEmpty } from './seed.ts';

export interface Program {
  /** Stops taking calls, finishes those in hand, closes the database. */
  stop(): Promise<void>;
}

/** Lock, migrations, seed, index, listeners: in this order. Rejects with a sentence when one cannot be had; nothing stays open then. */
export async function startProgram(config: Config, ending?: Ending): Promise<Program> {
  const log = createLog(config.logLevel);
  const closers: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const close of closers.splice(0).toReversed())
      await close().catch((error: unknown) => log.fault('Closing', error));
  };
  try {
    await checkFree('127.0.0.1', config.opsPort, 'OPS_PORT');
    await checkFree(config.host, config.port, 'PORT');
    log.info('Opening the database.');
    const { db, queue, close, kind } = await openDatabase(config).catch((error: unknown) => {
      throw config.databaseUrl ? databaseProblem(error, config.databaseUrl) : error;
    });
    closers.push(close);
    const ran = await migrate(db);
    if (ran.length > 0) log.info(`Tables are up to date (${ran.length} migrations).`);
    await seedIfEmpty(db, log, systemClock);

    const catalogue = await openCatalogue({
      db,
      driver:
        config.searchDriver === 'postgres'
          ? postgresDriver({ db })
          : memoryDriver({ db, dataDir: config.dataDir }),
      onError: (error) => log.fault('Following changes', error),
    });
    closers.push(() => catalogue.close());
    const worker = createWorker(db, systemClock, log, { [orderConfirmation]: sendOrderConfirmation });
    const disk = kind === 'pglite' ? watchDisk(config.dataDir) : undefined;
    worker.start(() => disk === undefined || disk.state() === 'ok');
    closers.push(() => worker.stop());
    const sweeper = startSweeper({ db, clock: systemClock, log, uploadsDir: config.uploadsDir, disk });
    closers.push(() => sweeper.stop());

    const outbox = createCodeOutbox(log);
    const shared = config.redisUrl
      ? await openSharedCounts({ url: config.redisUrl, onChange: (isThere) => sayRedis(log, isThere) })
      : undefined;
    if (shared) closers.push(() => shared.close());
    const provider = await openProvider(config.payment);
    if (provider) {
      const reconciler = startReconciler({ db, clock: systemClock, provider }, log);
      closers.push(() => reconciler.stop());
    }
    const app = buildApp({
      config,
      provider,
      db,
      queue,
      clock: systemClock,
      log,
      courier: outbox,
      catalogue,
      passwords: config.singleSignOn ? undefined : createPasswords({ db, clock: systemClock, shared }),
      shared,
      disk,
      ending,
    });
    const ops = buildOps({
      db,
      log,
      outbox: config.isDemo ? outbox : undefined,
      desk: config.deskPassword ? { clock: systemClock, provider, password: config.deskPassword } : undefined,
    });
    closers.push(
      () => ops.close(),
      () => app.close(),
    );
    await listen(ops, '127.0.0.1', config.opsPort, 'OPS_PORT');
    await listen(app, config.host, config.port, 'PORT');
    const where = kind === 'pglite' ? `data in ${config.dataDir}` : 'data on the PostgreSQL server';
    log.info(`The store API is on http://${config.host}:${config.port}, ${where}.`);
    return { stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function sayRedis(log: Log, isThere: boolean) {
  if (isThere) log.info('Redis is there: limits are shared.');
  else log.warn('Redis is not there: until it is back, limits are counted in this process alone.');
}

async function listen(app: FastifyInstance, host: string, port: number, variable: string) {
  await app.listen({ host, port }).catch((error: unknown) => {
    throw sayTaken(error, port, variable);
  });
}

/** Looks before the long work begins: a port that is taken should be told at once. */
async function checkFree(host: string, port: number, variable: string) {
  const probe = createServer();
  try {
    await once(probe.listen({ host, port, exclusive: true }), 'listening');
  } catch (error) {
    throw sayTaken(error, port, variable);
  }
  await new Promise((resolve) => probe.close(resolve));
}

function sayTaken(error: unknown, port: number, variable: string): unknown {
  if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') return error;
  return new ConfigError(
    `Port ${port} is taken. Stop what listens there, or set ${variable} to another port.`,
  );
}
