/** Milliseconds after which a script that has not come counts as failed (specification, section 9). */
const chunkTimeoutMs = 120_000;

/** What is loaded, or a rejection once its time is up: the error page shows, and another try loads anew [SHL-28]. */
export function inTime<T>(loading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`A script has not come in ${chunkTimeoutMs} ms.`)),
      chunkTimeoutMs,
    );
    void loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
