import type { DeskResponse } from '@luxe/contract/desk';

type Promised = Pick<
  DeskResponse<'tickets'>['tickets'][number],
  'status' | 'isAcknowledged' | 'isLate' | 'acknowledgeBy' | 'solveBy'
>;

/** The promises about a ticket that the shop has not fulfilled, each with its moment. */
export function promisesOf({ status, isAcknowledged, isLate, acknowledgeBy, solveBy }: Promised) {
  if (status === 'closed') return [];
  const solution = { text: isAcknowledged && isLate ? 'Solution was due' : 'Solve by', at: solveBy };
  if (isAcknowledged) return [solution];
  return [{ text: isLate ? 'Acknowledgement was due' : 'Acknowledge by', at: acknowledgeBy }, solution];
}
