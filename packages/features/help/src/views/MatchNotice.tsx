import type { MissingOrderMatch } from '@luxe/contract/calls';
import { orderFailedPath, orderPath, paymentPendingPath } from '@luxe/contract/paths';
import { Link } from '@luxe/ui/link';
import { Notice } from '@luxe/ui/notice';
import { copy } from '../data/copy.ts';

export type MatchNoticeProps = { match: MissingOrderMatch };

/** The customer's own order with the reference that they entered, and a link to it. */
export function MatchNotice({ match: { state, orderCode } }: MatchNoticeProps) {
  const { title, text, link } = copy.match[state];
  return (
    <Notice live title={title} action={<Link href={hrefOf(state, orderCode)}>{link}</Link>}>
      {text} {copy.matchSend}
    </Notice>
  );
}

function hrefOf(state: MissingOrderMatch['state'], orderCode: string): string {
  if (state === 'placed') return orderPath(orderCode);
  const page = state === 'pending' ? paymentPendingPath : orderFailedPath;
  return `${page}?orderCode=${encodeURIComponent(orderCode)}`;
}
