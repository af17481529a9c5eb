import { useState } from 'react';
import { useMatches } from 'react-router';
import type { Preloaded } from './preload.ts';

/** What the server has read for this page, of all its routes together. Kept as it was on arrival: later pages fill the cache themselves. */
export function useFallback(): Record<string, unknown> {
  const matches = useMatches();
  const [fallback] = useState(() =>
    Object.assign({}, ...matches.map(({ loaderData }) => (loaderData as Preloaded | undefined)?.fallback)),
  );
  return fallback as Record<string, unknown>;
}
