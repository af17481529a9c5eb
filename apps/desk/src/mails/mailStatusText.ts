import type { DeskListedMail } from '@luxe/contract/desk';
import { formatMoment } from '@luxe/format';
import { countText } from '../labels/words.ts';

/** Whether a message was sent, and why not. */
export function mailStatusText({
  status,
  sentAt,
  tries,
  problem,
}: Pick<DeskListedMail, 'status' | 'sentAt' | 'tries' | 'problem'>): string {
  if (status === 'stored') return 'Stored: there is no mail server';
  if (status === 'sent') return sentAt === null ? 'Sent' : `Sent ${formatMoment(sentAt)}`;
  const attempts = countText(tries, 'attempt');
  return [`${status === 'waiting' ? 'Waiting' : 'Given up'}, ${attempts}`, problem]
    .filter(Boolean)
    .join('. ');
}
