import type { Ticket } from '@luxe/contract/calls';
import { formatDay, formatMoment } from '@luxe/format';
import { copy } from './copy.ts';

type Promised = Pick<Ticket, 'messages' | 'acknowledgeBy' | 'solveBy'>;

/** What the shop has promised about an open ticket at a moment: the next date, or that it is late. */
export function promiseText({ messages, acknowledgeBy, solveBy }: Promised, now: Date): string {
  const first = messages.find(({ author }) => author === 'shop');
  if (!first)
    return now > new Date(acknowledgeBy)
      ? copy.acknowledgeLate
      : copy.promised(formatMoment(acknowledgeBy), formatDay(solveBy));
  const at = formatMoment(first.createdAt);
  return now > new Date(solveBy) ? copy.solveLate(at) : copy.acknowledged(at, formatDay(solveBy));
}
