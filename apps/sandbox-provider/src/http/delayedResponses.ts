/** Delays responses until a given time. */
export interface Hold {
  /**
   * Resolves at `time` (milliseconds since 1970), or earlier when the caller disconnects or `releaseAll` is
   * called. The function passed to `onDisconnect` must be called when the caller disconnects.
   */
  until(time: number, onDisconnect: (release: () => void) => void): Promise<void>;
  /** Releases the responses whose time has come. */
  release(now: number): void;
  releaseAll(): void;
}

export function createHold(): Hold {
  const held = new Map<() => void, number>();
  const releaseUntil = (now: number) => {
    for (const [release, time] of held) if (time <= now) release();
  };
  return {
    until: (time, onDisconnect) =>
      new Promise((resolve) => {
        const release = () => {
          held.delete(release);
          resolve();
        };
        held.set(release, time);
        onDisconnect(release);
      }),
    release: releaseUntil,
    releaseAll: () => releaseUntil(Number.POSITIVE_INFINITY),
  };
}
