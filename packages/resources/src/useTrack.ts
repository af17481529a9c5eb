import type { Track } from '@luxe/telemetry';
import { useResources } from './context.ts';

/** Tells typed domain events: `track('product viewed', { item })`. */
export function useTrack(): Track {
  return useResources().track;
}
