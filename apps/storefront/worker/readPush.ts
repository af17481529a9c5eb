import type { PushMessage } from '@luxe/contract/push-values';

/** Shown for a message that cannot be read: a browser demands a notification for each message. */
const unknownMessage: PushMessage = {
  title: 'LUXE',
  body: 'There is news about your order.',
  path: '/my-account/orders',
  tag: 'orders',
};

/** Reads the text of a message. */
export function readPush(text: string | undefined): PushMessage {
  try {
    const { title, body, path, tag } = JSON.parse(text ?? '') as Record<string, unknown>;
    if (typeof title !== 'string' || typeof body !== 'string' || typeof tag !== 'string')
      return unknownMessage;
    return { title, body, tag, path: toOwnPath(path) };
  } catch {
    return unknownMessage;
  }
}

/** A path of the shop. An address of another site, also in a form that browsers tolerate, is replaced. */
export function toOwnPath(path: unknown): string {
  const isOwn = typeof path === 'string' && /^\/(?![/\\])[^\\\s]*$/.test(path);
  return isOwn ? path : unknownMessage.path;
}
