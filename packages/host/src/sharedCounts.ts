import { createHash } from 'node:crypto';

/** Counts that all processes of the shop share. */
export interface SharedCounts {
  /**
   * Counts an event under a name. Resolves to the number of events in the current window and the milliseconds
   * until that window ends. Rejects when the counts are unavailable.
   */
  count(name: string, windowMs: number): Promise<{ times: number; endsInMs: number }>;
  /**
   * Reads the count of a name without counting an event. The count is zero when no window is open. Rejects
   * when the counts are unavailable.
   */
  read(name: string): Promise<{ times: number; endsInMs: number }>;
  close(): Promise<void>;
}

export interface SharedCountsOptions {
  /** `redis://` or `rediss://`. */
  readonly url: string;
  /**
   * Called with `true` when Redis becomes available and with `false` when it becomes unavailable. While Redis
   * is unavailable, each process applies the attempt limits with counts in its own memory.
   */
  readonly onChange: (isConnected: boolean) => void;
  /** Milliseconds to wait for a response of Redis. */
  readonly timeoutMs?: number;
}

/** After a failed command, no command is sent to Redis for this many milliseconds. */
const cooldownMs = 5000;

/**
 * Opens the counts in Redis. Connects in the background, and reconnects when the connection is lost. Without
 * a connection, `count` and `read` reject at once.
 */
export async function openSharedCounts(options: SharedCountsOptions): Promise<SharedCounts> {
  const { url, onChange, timeoutMs = 250 } = options;
  // Imported here, so that a shop without Redis does not load it.
  const { createClient } = await import('@redis/client');
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      // The timeout for connecting is long, because a program that is starting may be busy for seconds.
      connectTimeout: 10_000,
      reconnectStrategy: (tries) => Math.min(100 * 2 ** Math.min(tries, 6), 3000),
    },
  });
  let isConnected: boolean | undefined;
  const change = (next: boolean) => {
    if (isConnected !== next) onChange(next);
    isConnected = next;
  };
  let cooldownUntil = 0;
  client.on('error', () => change(false));
  client.on('ready', () => {
    cooldownUntil = 0;
    change(true);
  });
  void client.connect().catch(() => change(false));

  /**
   * Sends a command and resolves to the response of Redis. Rejects after `timeoutMs`. After a failed command,
   * rejects further commands at once for `cooldownMs`.
   */
  async function execute(command: () => Promise<unknown>): Promise<unknown> {
    if (!client.isReady || performance.now() < cooldownUntil) throw new Error('Redis is not connected.');
    const reply = await within(timeoutMs, command()).catch((error: unknown) => {
      cooldownUntil = performance.now() + cooldownMs;
      change(false);
      throw error;
    });
    change(true);
    return reply;
  }

  return {
    async count(name, windowMs) {
      const key = keyOf(name);
      const increment = () =>
        client
          .multi()
          .set(key, 0, { condition: 'NX', expiration: { type: 'PX', value: windowMs } })
          .incr(key)
          .pTTL(key)
          .exec();
      const [, times, endsInMs] = (await execute(increment)) as [unknown, number, number];
      return { times, endsInMs: Math.max(0, endsInMs) };
    },
    async read(name) {
      const key = keyOf(name);
      const [times, endsInMs] = (await execute(() => client.multi().get(key).pTTL(key).exec())) as [
        string | null,
        number,
      ];
      return { times: Number(times ?? 0), endsInMs: Math.max(0, endsInMs) };
    },
    async close() {
      client.destroy();
    },
  };
}

const keyOf = (name: string) => `luxe:count:${createHash('sha256').update(name).digest('base64url')}`;

async function within<T>(ms: number, reply: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('Redis did not answer in time.')), ms);
  });
  return Promise.race([reply, late]).finally(() => clearTimeout(timer));
}
