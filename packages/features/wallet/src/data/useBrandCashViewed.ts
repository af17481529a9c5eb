import type { CallResponse } from '@luxe/contract/calls';
import { useTrack } from '@luxe/resources';
import { useEffect, useRef } from 'react';
import { toEventProgrammes } from './toProgrammeRows.ts';

/** Tracks that the page of brand cash is shown, once it has its data. */
export function useBrandCashViewed(data: CallResponse<'brandCashProgrammes'> | undefined): void {
  const track = useTrack();
  const isTracked = useRef(false);
  useEffect(() => {
    if (!data || isTracked.current) return;
    isTracked.current = true;
    track('brand cash viewed', { programmes: toEventProgrammes(data) });
  }, [data, track]);
}
