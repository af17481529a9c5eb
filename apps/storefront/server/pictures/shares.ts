/** How much of a line each may hold. */
export interface Shares {
  /** Runs the task; undefined, at once, when its holder has too many under way. */
  take<T>(holder: string, task: () => Promise<T>): Promise<T | undefined>;
}

/** At most `most` tasks at a time for each holder: one alone never fills what is there for all. */
export function createShares(most: number): Shares {
  const held = new Map<string, number>();
  return {
    async take(holder, task) {
      const count = held.get(holder) ?? 0;
      if (count >= most) return undefined;
      held.set(holder, count + 1);
      try {
        return await task();
      } finally {
        const left = (held.get(holder) ?? 1) - 1;
        if (left > 0) held.set(holder, left);
        else held.delete(holder);
      }
    },
  };
}
