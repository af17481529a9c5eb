import { daysUntil, formatDate } from '@luxe/format';
import { copy } from './copy.ts';

/** Days before the last one from which a text counts them. */
const soon = 30;

/** Until when a credit can be spent. `lastDay`: YYYY-MM-DD, or null for no end. */
export function untilText(lastDay: string | null): {
  readonly until: string;
  readonly isEndingSoon: boolean;
} {
  if (lastDay === null) return { until: copy.statement.noEnd, isEndingSoon: false };
  const days = daysUntil(lastDay);
  const until = copy.statement.until(formatDate(lastDay));
  const isEndingSoon = days >= 0 && days <= soon;
  return { until: isEndingSoon ? `${until}, ${copy.statement.daysLeft(days)}` : until, isEndingSoon };
}
