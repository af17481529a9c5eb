import type { Track } from '@luxe/telemetry';
import { useResources } from './context.ts';

/** Returns a function that reports typed domain events: `track('product viewed', { item })`. */
export function useTrack(): Track {
  return useResources().track;
}
