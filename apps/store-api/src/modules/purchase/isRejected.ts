import type { paymentAttempt } from '../../db/schema/index.ts';

type Attempt = Pick<typeof paymentAttempt.$inferSelect, 'status' | 'refundStoppedAt'>;

/** Whether the shop has stopped to request the refund of a charge, because its provider rejects it. */
export const isRejected = ({ status, refundStoppedAt }: Attempt): boolean =>
  status === 'refunding' && refundStoppedAt !== null;
