import pg from 'pg';
import { createWorkQueue, type WorkQueue } from './workQueue.ts';

/**
 * A pool that lends connections by priority. It also discards a connection that breaks while it is lent.
 * Otherwise the pool would run out of connections, because drizzle-orm does not release the connection when
 * `begin` fails.
 */
export class PriorityPool extends pg.Pool {
  readonly queue: WorkQueue;

  /** `waitMs`: milliseconds that a statement waits for a connection. */
  constructor({ waitMs, max, ...config }: pg.PoolConfig & { readonly max: number; readonly waitMs: number }) {
    super({ ...config, max, connectionTimeoutMillis: waitMs });
    this.queue = createWorkQueue({ concurrency: max, timeoutMs: waitMs });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Parameters<pg.Pool['connect']>[0]): void;
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | void {
    if (!callback) return this.#acquire();
    void this.#acquireFor(callback);
  }

  async #acquireFor(callback: Parameters<pg.Pool['connect']>[0]): Promise<void> {
    let client: pg.PoolClient;
    try {
      client = await this.#acquire();
    } catch (error) {
      callback(error as Error, undefined, () => {});
      return;
    }
    callback(undefined, client, client.release.bind(client));
  }

  async #acquire(): Promise<pg.PoolClient> {
    const leave = await this.queue.enter();
    try {
      return releaseOnError(await super.connect(), leave);
    } catch (error) {
      leave();
      throw error;
    }
  }
}

function releaseOnError(client: pg.PoolClient, onRelease: () => void): pg.PoolClient {
  const release = client.release.bind(client);
  let isLent = true;
  const releaseOnce = (error?: Error | boolean) => {
    client.off('error', releaseOnce);
    if (!isLent) return;
    isLent = false;
    release(error);
    onRelease();
  };
  client.once('error', releaseOnce);
  client.release = releaseOnce;
  return client;
}
