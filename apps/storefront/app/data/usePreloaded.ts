import { useState } from 'react';
import { preloadedId, useAnswer } from '../document/answer.ts';
import { unpack } from './tables.ts';

/** What the server has read for this page. Kept as it was on arrival: later pages fill the cache themselves. */
export function usePreloaded(): Record<string, unknown> {
  const { preloaded } = useAnswer();
  const [known] = useState(() => preloaded ?? readFromPage());
  return known;
}

function readFromPage(): Record<string, unknown> {
  const text = document.getElementById(preloadedId)?.textContent;
  return text ? (unpack(JSON.parse(text)) as Record<string, unknown>) : {};
}
