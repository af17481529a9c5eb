/** Lets so many things happen at once; the rest wait in line, up to a limit. */
export interface Turns {
  /** Runs the task when it is its turn. Resolves to undefined, at once, when the line is full. */
  take<T>(task: () => Promise<T>): Promise<T | undefined>;
}

export function createTurns({ atOnce, waiting }: { atOnce: number; waiting: number }): Turns {
  const line: (() => void)[] = [];
  let busy = 0;
  return {
    async take(task) {
      if (busy >= atOnce) {
        if (line.length >= waiting) return undefined;
        await new Promise<void>((resolve) => line.push(resolve));
      } else busy += 1;
      try {
        return await task();
      } finally {
        // The turn goes to the next in line, so `busy` stays as it is.
        const next = line.shift();
        if (next) next();
        else busy -= 1;
      }
    },
  };
}
