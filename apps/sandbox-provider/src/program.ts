import type { Ending } from '@luxe/host';
import { createLog } from '@luxe/host/log';
import { buildApp } from './app.ts';
import { systemClock } from './clock.ts';
import { ConfigError, type Config } from './config.ts';
import { openStore } from './payment/store.ts';

export interface Program {
  /** Stops taking calls, finishes those in hand, closes the file. */
  stop(): Promise<void>;
}

const everyMs = 200;

/** Opens the file and the listener. Rejects with a sentence when one cannot be had. */
export async function startProgram(config: Config, ending?: Ending): Promise<Program> {
  const log = createLog(config.logLevel);
  const store = openStore(config.dataDir);
  const { app, settle, deliver } = buildApp({ config, store, clock: systemClock, log, ending });
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    store.close();
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new ConfigError(
      `Port ${config.port} is taken. Stop what listens there, or set PORT to another port.`,
    );
  }
  let delivering: Promise<void> | undefined;
  const timer = setInterval(() => {
    settle();
    delivering ??= deliver().finally(() => (delivering = undefined));
  }, everyMs);
  log.info(
    `The sandbox payment provider is on ${config.origin}: no money moves. Its cards are on that page.`,
  );
  return {
    async stop() {
      clearInterval(timer);
      await app.close();
      await delivering;
      store.close();
    },
  };
}
