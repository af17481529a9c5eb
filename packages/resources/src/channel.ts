/** What one tab tells the others. */
export type Notice = 'bag' | 'wishlist' | 'profile' | 'session';

const listeners = new Set<(notice: Notice) => void>();
let channel: BroadcastChannel | undefined;

/** Hears of changes that another tab made, and of a session that was lost in this one. */
export function onNotice(listener: (notice: Notice) => void): () => void {
  if (!channel && typeof window !== 'undefined' && typeof BroadcastChannel !== 'undefined') {
    channel = new BroadcastChannel('luxe');
    channel.onmessage = ({ data }: MessageEvent<Notice>) => listeners.forEach((each) => each(data));
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size) return;
    channel?.close();
    channel = undefined;
  };
}

/** Tells the other tabs. */
export function tellOthers(notice: Notice): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, its own
  channel?.postMessage(notice);
}

/** For `createClient({ onSessionLost })`: this tab, and the others, look again who the shopper is. */
export function notifySessionLost(): void {
  listeners.forEach((each) => each('session'));
  tellOthers('session');
}
