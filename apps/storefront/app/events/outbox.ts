/** A request that carries an event. */
export interface Outgoing {
  readonly url: string;
  readonly init: RequestInit;
}

/** What the outbox needs from the browser. */
export interface OutboxPorts {
  readonly fetch: typeof fetch;
  /** Runs work when the browser has nothing more important to do, so that no interaction waits. */
  readonly whenIdle: (work: () => void) => void;
  readonly later: (work: () => void, ms: number) => void;
  /** Whether the shopper still allows the receiver. Asked before each attempt. */
  readonly isAllowed: () => boolean;
  readonly warn: (message: string) => void;
}

export interface Outbox {
  /** Sends a request soon. Failures are logged and never thrown [ANA-02]. */
  add(request: Outgoing): void;
  /** Sends everything at once, because the page may be left. The requests outlive the page. */
  flush(): void;
}

/** Pauses before the next attempts at a request, in ms. After the last, the event is dropped. */
const pauses = [5_000, 30_000, 120_000] as const;
/** Most requests that wait. The oldest are dropped first. */
const limit = 100;
const timeoutMs = 10_000;

interface Entry extends Outgoing {
  attempts: number;
  state: 'waiting' | 'sending' | 'paused';
}

/**
 * Sends events one request each, in order. A request without a response, or with a status that may pass, is
 * sent again a few times. It has the id of its event, so that the receiver counts it once. A request that
 * waits when the shopper withdraws the consent is dropped.
 */
export function createOutbox({ fetch: send, whenIdle, later, isAllowed, warn }: OutboxPorts): Outbox {
  let entries: Entry[] = [];
  const drop = (entry: Entry) => (entries = entries.filter((other) => other !== entry));

  function attempt(entry: Entry): void {
    entry.state = 'sending';
    if (!isAllowed()) {
      drop(entry);
      return;
    }
    entry.attempts += 1;
    const signal = AbortSignal.timeout(timeoutMs);
    Promise.resolve()
      .then(() => send(entry.url, { ...entry.init, keepalive: true, signal }))
      .then(
        (response) =>
          mayPass(response) ? pause(entry, `status ${response.status}`) : settle(entry, response),
        (error: unknown) => pause(entry, String((error as Error | undefined)?.name)),
      );
  }

  function settle(entry: Entry, { ok, type, status }: Response): void {
    drop(entry);
    if (!ok && type !== 'opaque') warn(`An event was rejected with status ${status}.`);
  }

  function pause(entry: Entry, reason: string): void {
    const ms = pauses[entry.attempts - 1];
    if (ms === undefined) {
      drop(entry);
      warn(`An event could not be sent: ${reason}.`);
      return;
    }
    entry.state = 'paused';
    later(() => {
      if (entry.state === 'paused') attempt(entry);
    }, ms);
  }

  const sendWaiting = () => entries.filter(({ state }) => state === 'waiting').forEach(attempt);

  return {
    add: (request) => {
      entries = [...entries, { ...request, attempts: 0, state: 'waiting' as const }].slice(-limit);
      whenIdle(sendWaiting);
    },
    flush: () => entries.filter(({ state }) => state !== 'sending').forEach(attempt),
  };
}

/** Whether the same request may succeed later. The response of another origin cannot be read. */
const mayPass = ({ type, status }: Response): boolean =>
  type !== 'opaque' && (status >= 500 || status === 429 || status === 408);

/** The ports of the browser. */
export const browserPorts = (isAllowed: () => boolean): OutboxPorts => ({
  isAllowed,
  fetch: (input, init) => fetch(input, init),
  whenIdle: (work) => {
    const { scheduler } = globalThis as {
      scheduler?: { postTask(work: () => void, options: object): unknown };
    };
    if (scheduler) void scheduler.postTask(work, { priority: 'background' });
    else setTimeout(work);
  },
  later: (work, ms) => void setTimeout(work, ms),
  // oxlint-disable-next-line no-console -- failures of analytics are logged and ignored
  warn: (message) => console.warn(message),
});
