/** Lets so many things happen at once; the rest wait in line, up to a limit. */
export interface Turns {
  /**
   * Runs the task when it is its turn. Resolves to undefined, at once, when the line is full. Clients that are
   * named take turns with each other, each within its own limits. What is urgent comes before what is not, and
   * still finds room when the line is full of the latter.
   */
  take<T>(task: () => Promise<T>, client?: string, isUrgent?: boolean): Promise<T | undefined>;
}

export interface TurnLimits {
  readonly atOnce: number;
  readonly waiting: number;
  /** Of one client; without it a client may take all there is. */
  readonly perClient?: { readonly atOnce: number; readonly waiting: number } | undefined;
}

interface Client {
  busy: number;
  /** Number of its last turn. */
  last: number;
  readonly line: { readonly isUrgent: boolean; readonly go: () => void }[];
}

export function createTurns({ atOnce, waiting, perClient }: TurnLimits): Turns {
  const own = perClient ?? { atOnce, waiting };
  /** Clients that have something under way or in line. */
  const clients = new Map<string, Client>();
  let busy = 0;
  let inLine = 0;
  let turns = 0;

  function begin(client: Client) {
    client.last = turns++;
    client.busy += 1;
    busy += 1;
  }

  /** Gives the free turn to the client in line that has the fewest, or has waited longest for its next. */
  function passOn() {
    const [least] = [...clients.values()]
      .filter((client) => client.line.length > 0 && client.busy < own.atOnce)
      .sort((a, b) => urgency(b) - urgency(a) || a.busy - b.busy || a.last - b.last);
    const next = least?.line.shift();
    if (!least || !next) return;
    inLine -= 1;
    begin(least);
    next.go();
  }

  return {
    async take(task, name = '', isUrgent = false) {
      const client = clients.get(name) ?? { busy: 0, last: 0, line: [] };
      clients.set(name, client);
      if (busy >= atOnce || client.busy >= own.atOnce) {
        const room = isUrgent ? urgentRoom : 1;
        if (inLine >= waiting * room || client.line.length >= own.waiting * room) return undefined;
        inLine += 1;
        await new Promise<void>((go) => {
          const after = isUrgent ? client.line.findIndex((one) => !one.isUrgent) : -1;
          client.line.splice(after < 0 ? client.line.length : after, 0, { isUrgent, go });
        });
      } else begin(client);
      try {
        return await task();
      } finally {
        client.busy -= 1;
        busy -= 1;
        if (client.busy === 0 && client.line.length === 0) clients.delete(name);
        passOn();
      }
    },
  };
}

/** How much longer the line may be for what is urgent. */
const urgentRoom = 2;

const urgency = ({ line: [first] }: Client) => Number(first?.isUrgent ?? false);
