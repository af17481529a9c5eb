/** Time in ms after which a script that has not loaded counts as failed (specification, section 9). */
const chunkTimeoutMs = 120_000;

/** Resolves with `loading`, or rejects after the timeout so that the error page shows [SHL-28]. */
export function withTimeout<T>(loading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('A script did not load in time.')), chunkTimeoutMs);
    void loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
