import { createHash } from 'node:crypto';

/** Counts that all processes of the shop share. */
export interface SharedCounts {
  /** Counts one more of a name; resolves to how many there are in its window, and when that ends. Rejects when the counts cannot be had. */
  count(name: string, windowMs: number): Promise<{ times: number; endsInMs: number }>;
  /** How many there are of a name, without one more; zero where none are. Rejects when the counts cannot be had. */
  read(name: string): Promise<{ times: number; endsInMs: number }>;
  close(): Promise<void>;
}

export interface SharedCountsOptions {
  /** `redis://` or `rediss://`. */
  readonly url: string;
  /** Told once when Redis is lost, and once when it is back: limits hold meanwhile, in each process alone. */
  readonly onChange: (isThere: boolean) => void;
  /** An answer that takes longer counts as none. */
  readonly timeoutMs?: number;
}

/** After an answer that did not come, nobody waits for the next one during this time. */
const restMs = 5000;

/**
 * Counts in Redis. It connects in the background and again whenever the connection is lost, and nothing waits for it: without Redis,
 * `count` rejects at once.
 */
export async function openSharedCounts(options: SharedCountsOptions): Promise<SharedCounts> {
  const { url, onChange, timeoutMs = 250 } = options;
  // Loaded here, so that a shop without Redis pays nothing for it.
  const { createClient } = await import('@redis/client');
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      // A program that is starting is busy with itself for seconds.
      connectTimeout: 10_000,
      reconnectStrategy: (tries) => Math.min(100 * 2 ** Math.min(tries, 6), 3000),
    },
  });
  let isThere: boolean | undefined;
  const change = (next: boolean) => {
    if (isThere !== next) onChange(next);
    isThere = next;
  };
  let restUntil = 0;
  client.on('error', () => change(false));
  client.on('ready', () => {
    restUntil = 0;
    change(true);
  });
  void client.connect().catch(() => change(false));

  /** Resolves to what Redis answers in time. After an answer that did not come, nobody asks for a while. */
  async function ask(question: () => Promise<unknown>): Promise<unknown> {
    if (!client.isReady || performance.now() < restUntil) throw new Error('Redis is not there.');
    const answer = await within(timeoutMs, question()).catch((error: unknown) => {
      restUntil = performance.now() + restMs;
      change(false);
      throw error;
    });
    change(true);
    return answer;
  }

  return {
    async count(name, windowMs) {
      const key = keyOf(name);
      const told = () =>
        client
          .multi()
          .set(key, 0, { condition: 'NX', expiration: { type: 'PX', value: windowMs } })
          .incr(key)
          .pTTL(key)
          .exec();
      const [, times, endsInMs] = (await ask(told)) as [unknown, number, number];
      return { times, endsInMs: Math.max(0, endsInMs) };
    },
    async read(name) {
      const key = keyOf(name);
      const [times, endsInMs] = (await ask(() => client.multi().get(key).pTTL(key).exec())) as [
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

async function within<T>(ms: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('Redis did not answer in time.')), ms);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
