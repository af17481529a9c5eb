import { indianDay } from '@luxe/format';
import { refundRows } from '@luxe/patterns/refund-rows';
import { SummaryTable } from '@luxe/patterns/summary-table';
import type { CallResult } from '@luxe/resources';
import { BusyArea } from '@luxe/ui/busy-area';
import { ErrorState } from '@luxe/ui/error-state';
import { Loader } from '@luxe/ui/loader';
import { Skeleton } from '@luxe/ui/skeleton';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { copy } from '../../data/copy.ts';
import type { ReturnSummary } from './useRefund.ts';

export type RefundPartProps = {
  refund: Pick<CallResult<ReturnSummary>, 'data' | 'error' | 'isPrevious' | 'retry'>;
  now: () => Date;
};

/** What goes back, one row per source with the day of its arrival, and what the return takes back. */
export function RefundPart({ refund: { data, error, isPrevious, retry }, now }: RefundPartProps) {
  if (error && (!data || isPrevious))
    return (
      <ErrorState title={copy.refundFailedTitle} onRetry={() => void retry()}>
        {error.status === 409 ? error.message : copy.failed}
      </ErrorState>
    );
  if (!data)
    return (
      <Loader active label={copy.refundLoading}>
        <Stack gap={12}>
          <Skeleton shape="text" width="three-quarters" />
          <Skeleton shape="text" width="half" />
        </Stack>
      </Loader>
    );
  return (
    <BusyArea busy={isPrevious}>
      <Stack gap={12}>
        <SummaryTable
          aria-label={copy.refund}
          rows={refundRows(data.refundParts, indianDay(now()))}
          total={{ label: copy.refund, value: data.refundAmount }}
        />
        {notesOf(data).map((note) => (
          <Text key={note} size="sm" tone="secondary">
            {note}
          </Text>
        ))}
      </Stack>
    </BusyArea>
  );
}

const notesOf = ({ pointsTakenBack, includesDelivery }: ReturnSummary): string[] => [
  copy.refundWaits,
  ...(includesDelivery ? [copy.refundDelivery] : []),
  ...(pointsTakenBack > 0 ? [copy.refundPoints(pointsTakenBack)] : []),
];
