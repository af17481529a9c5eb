/** What a message to a device reports about an order. */
export const pushKinds = ['shipped', 'outForDelivery', 'delivered', 'refundStarted', 'refundDone'] as const;
export type PushKind = (typeof pushKinds)[number];

/** A message as the service worker receives it, after its decryption. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** Path of the page that a press opens. */
  readonly path: string;
  /** A later message with the same tag replaces the earlier one. */
  readonly tag: string;
}

/** Names of push services. `*.` stands for one or more labels. An address on another host is rejected. */
export const pushServices = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
] as const;
