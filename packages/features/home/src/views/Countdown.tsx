import { useSyncExternalStore } from 'react';
import type { BlockOf } from '../data/contentPageParts.ts';
import { CountdownView } from './CountdownView.tsx';

/** A countdown that updates every minute. */
export function Countdown({ block }: { block: BlockOf<'countdown'> }) {
  return <CountdownView block={block} now={useMinute()} />;
}

const minuteMs = 60_000;

/**
 * Returns the start of the current minute, in milliseconds. `undefined` on the server and during hydration,
 * so that server and browser render the same text.
 */
const useMinute = (): number | undefined => useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);

const getSnapshot = () => Math.floor(Date.now() / minuteMs) * minuteMs;
const getServerSnapshot = () => undefined;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, minuteMs / 4);
  // Timers of a hidden tab are throttled, so update when the tab becomes visible.
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
