/** Time source of the countdown. Tests and stories pass `manualCountdownClock`. */
export type CountdownClock = {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls `tick` about every second until the returned function is called. */
  everySecond(tick: () => void): () => void;
};

const second = 1000;

export const browserClock: CountdownClock = {
  now: () => Date.now(),
  everySecond: (tick) => {
    const timer = setInterval(tick, second);
    return () => clearInterval(timer);
  },
};
