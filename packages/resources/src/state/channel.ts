/** What a tab notifies the others about. */
export type Notice = 'bag' | 'wishlist' | 'profile' | 'session' | 'consent';

const listeners = new Set<(notice: Notice) => void>();
let channel: BroadcastChannel | undefined;

/**
 * Listens for changes in other tabs, and for the loss of the session in this tab. Returns a function that
 * stops listening.
 */
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

/** Notifies the other tabs. */
export function notifyOtherTabs(notice: Notice): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- BroadcastChannel takes no origin
  channel?.postMessage(notice);
}

/**
 * Pass this function to `createClient({ onSessionLost })`. Then this tab and all other tabs check again
 * whether the shopper is logged in.
 */
export function notifySessionLost(): void {
  listeners.forEach((each) => each('session'));
  notifyOtherTabs('session');
}
