import { useState } from 'react';
import { preloadedId, useAnswer } from '../document/answer.ts';
import { unpack } from './tables.ts';

/** What the server has read for this page. Kept as it was on arrival: later pages fill the cache themselves. */
export function useFallback(): Record<string, unknown> {
  const { preloaded } = useAnswer();
  const [fallback] = useState(() => preloaded ?? readFromPage());
  return fallback;
}

function readFromPage(): Record<string, unknown> {
  const text = document.getElementById(preloadedId)?.textContent;
  return text ? (unpack(JSON.parse(text)) as Record<string, unknown>) : {};
}
