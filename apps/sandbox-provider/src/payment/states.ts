/** Statuses with their ids, by Juspay's names. NEW is that of an order nobody has begun to pay. */
export const statusIds = {
  NEW: 10,
  CHARGED: 21,
  JUSPAY_DECLINED: 22,
  PENDING_VBV: 23,
  AUTHENTICATION_FAILED: 26,
  AUTHORIZATION_FAILED: 27,
  AUTHORIZING: 28,
} as const;

export type Status = keyof typeof statusIds;
export type TxnStatus = Exclude<Status, 'NEW'>;

/** Where a payment may go from where it is. */
export const lines: Readonly<Record<Status, readonly TxnStatus[]>> = {
  NEW: ['PENDING_VBV', 'JUSPAY_DECLINED'],
  PENDING_VBV: ['AUTHORIZING', 'CHARGED', 'AUTHENTICATION_FAILED', 'AUTHORIZATION_FAILED'],
  AUTHORIZING: ['CHARGED', 'AUTHORIZATION_FAILED'],
  CHARGED: [],
  JUSPAY_DECLINED: [],
  AUTHENTICATION_FAILED: [],
  AUTHORIZATION_FAILED: [],
};

export const isAtEnd = (status: Status): boolean => lines[status].length === 0;
