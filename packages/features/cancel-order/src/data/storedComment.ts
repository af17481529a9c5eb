const key = (orderCode: string) => `cancelComment:${orderCode}`;

/** The shopper's comment on a cancellation, stored for this tab until the cancellation is sent. */
export function readComment(orderCode: string): string {
  try {
    return sessionStorage.getItem(key(orderCode)) ?? '';
  } catch {
    // Without storage the comment does not survive a reload.
    return '';
  }
}

export function storeComment(orderCode: string, comment: string): void {
  try {
    if (comment) sessionStorage.setItem(key(orderCode), comment);
    else sessionStorage.removeItem(key(orderCode));
  } catch {
    // The comment is optional, so the cancellation continues without it.
  }
}
