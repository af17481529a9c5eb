import { trackNothing, type Track } from '@luxe/telemetry';

/** Events are emitted; until the shopper has consented and an adapter is set, nobody hears them. */
export const track: Track = trackNothing;
