import type { CallResponse } from '@luxe/contract/calls';
import { writeStored } from '@luxe/resources';
import type { Track } from '@luxe/telemetry';

type Arrival = Pick<CallResponse<'login'>, 'userType' | 'cartMerged' | 'neuPassInfo'>;

/** Ends a login by link, once [AUT-01, AUT-02, AUT-17]: counts it as what it was, and keeps what the loyalty programme says. */
export function endLogin(track: Track): void {
  const [, packed] = /(?:^|; )luxe_arrived=([\w-]+)/.exec(document.cookie) ?? [];
  if (!packed) return;
  document.cookie = 'luxe_arrived=; path=/; max-age=0; samesite=lax';
  const arrival = unpack(packed);
  if (!arrival) return;
  const { userType, cartMerged, neuPassInfo } = arrival;
  if (neuPassInfo) writeStored('neupassInfo', neuPassInfo);
  track('login done', { userType, cartMerged });
}

function unpack(packed: string): Arrival | undefined {
  try {
    return JSON.parse(atob(packed.replaceAll('-', '+').replaceAll('_', '/'))) as Arrival;
  } catch {
    return undefined;
  }
}
