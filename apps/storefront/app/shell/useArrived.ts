import { useEffect } from 'react';
import type { CallResponse } from '@luxe/contract/calls';
import { useTrack, writeStored } from '@luxe/resources';

type Arrival = Pick<CallResponse<'login'>, 'userType' | 'cartMerged' | 'neuPassInfo'>;

/** A link has logged her in before the page came: the end of the login chain, which is the browser's, comes here [AUT-01, AUT-02, AUT-17]. */
export function useArrived(): void {
  const track = useTrack();
  useEffect(() => {
    const [, packed] = /(?:^|; )luxe_arrived=([\w-]+)/.exec(document.cookie) ?? [];
    if (!packed) return;
    document.cookie = 'luxe_arrived=; path=/; max-age=0; samesite=lax';
    const arrival = unpack(packed);
    if (!arrival) return;
    const { userType, cartMerged, neuPassInfo } = arrival;
    if (neuPassInfo) writeStored('neupassInfo', neuPassInfo);
    track('login done', { userType, cartMerged });
  }, [track]);
}

function unpack(packed: string): Arrival | undefined {
  try {
    return JSON.parse(atob(packed.replaceAll('-', '+').replaceAll('_', '/'))) as Arrival;
  } catch {
    return undefined;
  }
}
