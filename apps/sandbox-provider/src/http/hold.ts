/** Answers that are held back until a time. */
export interface Hold {
  /** Resolves at the time, or when `whenGone` says that nobody waits any more, or when all are let go. */
  until(time: number, whenGone: (letGo: () => void) => void): Promise<void>;
  /** Lets those go whose time has come. */
  release(now: number): void;
  releaseAll(): void;
}

export function createHold(): Hold {
  const held = new Map<() => void, number>();
  const releaseUntil = (now: number) => {
    for (const [letGo, time] of held) if (time <= now) letGo();
  };
  return {
    until: (time, whenGone) =>
      new Promise((resolve) => {
        const letGo = () => {
          held.delete(letGo);
          resolve();
        };
        held.set(letGo, time);
        whenGone(letGo);
      }),
    release: releaseUntil,
    releaseAll: () => releaseUntil(Number.POSITIVE_INFINITY),
  };
}
