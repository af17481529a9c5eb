import pg from 'pg';

/**
 * A pool that takes back a connection which breaks while it is lent. drizzle-orm gives the connection of a transaction back when that ends,
 * but not when its first word, `begin`, fails: after as many broken connections as there are, nobody would get one any more.
 */
export class ForgivingPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Parameters<pg.Pool['connect']>[0]): void;
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | void {
    return callback ? super.connect(callback) : super.connect().then(takeBackBroken);
  }
}

function takeBackBroken(client: pg.PoolClient): pg.PoolClient {
  const release = client.release.bind(client);
  let isLent = true;
  const giveBack = (error?: Error | boolean) => {
    client.off('error', giveBack);
    if (isLent) release(error);
    isLent = false;
  };
  client.once('error', giveBack);
  client.release = giveBack;
  return client;
}
