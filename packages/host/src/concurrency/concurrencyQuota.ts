/** Limits how many tasks each holder, such as a client, may run at once. */
export interface ConcurrencyQuota {
  /**
   * Runs the task. Resolves to `undefined` at once when the holder (such as a client) already runs its
   * maximum of tasks.
   */
  run<T>(holder: string, task: () => Promise<T>): Promise<T | undefined>;
}

/**
 * Allows at most `maxPerHolder` tasks at a time for each holder, so that one holder never takes all capacity.
 */
export function createConcurrencyQuota(maxPerHolder: number): ConcurrencyQuota {
  const runningByHolder = new Map<string, number>();
  return {
    async run(holder, task) {
      const count = runningByHolder.get(holder) ?? 0;
      if (count >= maxPerHolder) return undefined;
      runningByHolder.set(holder, count + 1);
      try {
        return await task();
      } finally {
        const left = (runningByHolder.get(holder) ?? 1) - 1;
        if (left > 0) runningByHolder.set(holder, left);
        else runningByHolder.delete(holder);
      }
    },
  };
}
