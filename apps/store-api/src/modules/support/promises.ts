import { monthAfter } from '@luxe/format';

/**
 * Milliseconds in which the shop acknowledges a complaint. Source: Consumer Protection (E-Commerce) Rules,
 * 2020, rule 4(5).
 */
const acknowledgeMs = 48 * 60 * 60_000;

/** What the shop promises about a ticket: an acknowledgement in 48 hours, and a solution in one month. */
export const ticketPromises = (createdAt: Date): { acknowledgeBy: Date; solveBy: Date } => ({
  acknowledgeBy: new Date(createdAt.getTime() + acknowledgeMs),
  solveBy: monthAfter(createdAt),
});

/** Whether a ticket is open after the promised moment of its next step. */
export const isLate = ({ status, dueAt }: { status: string; dueAt: Date }, now: Date): boolean =>
  status === 'open' && dueAt < now;

/** Whether the shop has answered a ticket once. An answer moves the promised moment to the solution. */
export const isAcknowledged = ({ createdAt, dueAt }: { createdAt: Date; dueAt: Date }): boolean =>
  dueAt > ticketPromises(createdAt).acknowledgeBy;
