/** Runs a limited number of tasks at once; the rest wait in a queue of limited length. */
export interface Semaphore {
  /**
   * Runs the task as soon as the number of running tasks allows. Resolves to `undefined` at once when the
   * queue is full. Named clients take turns, each within its own limits. Urgent tasks run before others, and
   * are still queued when other tasks have filled the queue.
   */
  run<T>(task: () => Promise<T>, client?: string, isUrgent?: boolean): Promise<T | undefined>;
}

export interface SemaphoreLimits {
  readonly concurrency: number;
  readonly maxQueued: number;
  /** Limits of one client; without them a client may use all slots. */
  readonly perClient?: { readonly concurrency: number; readonly maxQueued: number } | undefined;
}

interface Client {
  running: number;
  /** Sequence number of the last task that this client started. */
  lastStart: number;
  readonly queue: { readonly isUrgent: boolean; readonly resume: () => void }[];
}

export function createSemaphore({ concurrency, maxQueued, perClient }: SemaphoreLimits): Semaphore {
  const clientLimits = perClient ?? { concurrency, maxQueued };
  /** Clients with running or queued tasks. */
  const clients = new Map<string, Client>();
  let running = 0;
  let queued = 0;
  let startCount = 0;

  function start(client: Client) {
    client.lastStart = startCount++;
    client.running += 1;
    running += 1;
  }

  /**
   * Starts the next queued task. Urgent tasks come first, then the client with the fewest running tasks, then
   * the client whose last start is longest ago.
   */
  function startNext() {
    const [nextClient] = [...clients.values()]
      .filter((client) => client.queue.length > 0 && client.running < clientLimits.concurrency)
      .sort((a, b) => urgency(b) - urgency(a) || a.running - b.running || a.lastStart - b.lastStart);
    const next = nextClient?.queue.shift();
    if (!nextClient || !next) return;
    queued -= 1;
    start(nextClient);
    next.resume();
  }

  return {
    async run(task, name = '', isUrgent = false) {
      const client = clients.get(name) ?? { running: 0, lastStart: 0, queue: [] };
      clients.set(name, client);
      if (running >= concurrency || client.running >= clientLimits.concurrency) {
        const capacityFactor = isUrgent ? urgentCapacityFactor : 1;
        if (
          queued >= maxQueued * capacityFactor ||
          client.queue.length >= clientLimits.maxQueued * capacityFactor
        )
          return undefined;
        queued += 1;
        await new Promise<void>((resume) => {
          const after = isUrgent ? client.queue.findIndex((one) => !one.isUrgent) : -1;
          client.queue.splice(after < 0 ? client.queue.length : after, 0, { isUrgent, resume });
        });
      } else start(client);
      try {
        return await task();
      } finally {
        client.running -= 1;
        running -= 1;
        if (client.running === 0 && client.queue.length === 0) clients.delete(name);
        startNext();
      }
    },
  };
}

/** For urgent tasks, the maximum length of the queue is multiplied by this factor. */
const urgentCapacityFactor = 2;

const urgency = ({ queue: [first] }: Client) => Number(first?.isUrgent ?? false);
