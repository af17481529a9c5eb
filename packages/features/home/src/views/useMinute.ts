import { useSyncExternalStore } from 'react';

const minuteMs = 60_000;

/** The minute it is, in ms; `undefined` on the server and as its page is taken over, so that both say the same. */
export const useMinute = (): number | undefined => useSyncExternalStore(everyMinute, thisMinute, nobodyKnows);

const thisMinute = () => Math.floor(Date.now() / minuteMs) * minuteMs;
const nobodyKnows = () => undefined;

function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, minuteMs / 4);
  // A tab that slept wakes up late.
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
