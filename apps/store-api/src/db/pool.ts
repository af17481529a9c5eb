import pg from 'pg';
import { createWorkQueue, type WorkQueue } from './workQueue.ts';

/**
 * A pool that lends connections by urgency and takes back a connection that breaks while it is lent. drizzle-orm returns
 * the connection of a transaction when that ends, but not when its `begin` fails: the pool would run out.
 */
export class ForgivingPool extends pg.Pool {
  readonly queue: WorkQueue;

  /** `waitMs`: how long a statement waits for a connection. */
  constructor({ waitMs, max, ...config }: pg.PoolConfig & { readonly max: number; readonly waitMs: number }) {
    super({ ...config, max, connectionTimeoutMillis: waitMs });
    this.queue = createWorkQueue({ atOnce: max, giveUpMs: waitMs });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Parameters<pg.Pool['connect']>[0]): void;
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | void {
    if (!callback) return this.#lend();
    void this.#lendTo(callback);
  }

  async #lendTo(callback: Parameters<pg.Pool['connect']>[0]): Promise<void> {
    let client: pg.PoolClient;
    try {
      client = await this.#lend();
    } catch (error) {
      callback(error as Error, undefined, () => {});
      return;
    }
    callback(undefined, client, client.release.bind(client));
  }

  async #lend(): Promise<pg.PoolClient> {
    const leave = await this.queue.enter();
    try {
      return takeBackBroken(await super.connect(), leave);
    } catch (error) {
      leave();
      throw error;
    }
  }
}

function takeBackBroken(client: pg.PoolClient, onBack: () => void): pg.PoolClient {
  const release = client.release.bind(client);
  let isLent = true;
  const giveBack = (error?: Error | boolean) => {
    client.off('error', giveBack);
    if (!isLent) return;
    isLent = false;
    release(error);
    onBack();
  };
  client.once('error', giveBack);
  client.release = giveBack;
  return client;
}
