/** Time as the countdown sees it; tests pass one that they turn by hand. */
export type Clock = {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back about every second until the returned function is called. */
  everySecond(tick: () => void): () => void;
};

const second = 1000;

export const browserClock: Clock = {
  now: () => Date.now(),
  everySecond: (tick) => {
    const timer = setInterval(tick, second);
    return () => clearInterval(timer);
  },
};
