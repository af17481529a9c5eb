import { portProblem, type GracefulShutdown } from '@luxe/host';
import { createLog } from '@luxe/host/log';
import { buildApp } from './app.ts';
import { systemEpochClock } from './payment/epochClock.ts';
import type { Config } from './config.ts';
import { openStore } from './payment/paymentStore.ts';

export interface Program {
  /** Stops accepting calls, finishes those under way, and closes the database. */
  stop(): Promise<void>;
}

const intervalMs = 200;

/** Opens the database and the listener. Rejects with a StartupError when the port is taken. */
export async function startProgram(config: Config, shutdown?: GracefulShutdown): Promise<Program> {
  const log = createLog(config.logLevel);
  const store = openStore(config.dataDir);
  const { app, settle, deliver } = buildApp({ config, store, clock: systemEpochClock, log, shutdown });
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    store.close();
    throw portProblem(error, config.port, 'PORT');
  }
  let delivering: Promise<void> | undefined;
  const timer = setInterval(() => {
    settle();
    delivering ??= deliver().finally(() => (delivering = undefined));
  }, intervalMs);
  log.info(`The sandbox payment provider is on ${config.origin}: no money moves. That page lists its cards.`);
  return {
    async stop() {
      clearInterval(timer);
      await app.close();
      await delivering;
      store.close();
    },
  };
}
