/** Juspay statuses with their ids. NEW is an order without a transaction. */
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

/** The allowed transitions of a payment. */
export const transitions: Readonly<Record<Status, readonly TxnStatus[]>> = {
  NEW: ['PENDING_VBV', 'JUSPAY_DECLINED'],
  PENDING_VBV: ['AUTHORIZING', 'CHARGED', 'AUTHENTICATION_FAILED', 'AUTHORIZATION_FAILED'],
  AUTHORIZING: ['CHARGED', 'AUTHORIZATION_FAILED'],
  CHARGED: [],
  JUSPAY_DECLINED: [],
  AUTHENTICATION_FAILED: [],
  AUTHORIZATION_FAILED: [],
};

export const isFinalStatus = (status: Status): boolean => transitions[status].length === 0;
