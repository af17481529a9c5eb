import { current } from '@luxe/contract/calls';
import { useCall, useSession } from '@luxe/resources';
import { readPage, toReturnRow } from './requests/toReturnRow.ts';
import { ReturnsEmpty, ReturnsFailed, ReturnsLoading } from './requests/views/ReturnsStates.tsx';
import { ReturnsView } from './requests/views/ReturnsView.tsx';

export type ReturnsScreenProps = {
  /** Query of the URL: the page. */
  params: URLSearchParams;
};

const pageSize = 10;

/** The list of returns on `/my-account/returns?page=`, each with its next event. */
export function ReturnsScreen({ params }: ReturnsScreenProps) {
  const { status } = useSession();
  const page = readPage(params);
  const { data, error, isPrevious, retry } = useCall(
    'returns',
    status === 'customer' ? { params: { user: current }, query: { currentPage: page - 1, pageSize } } : null,
    { renew: true, keepPreviousData: true },
  );
  if (error && (!data || isPrevious)) return <ReturnsFailed onRetry={retry} />;
  if (!data) return <ReturnsLoading />;
  if (data.totalNoOfReturns === 0) return <ReturnsEmpty />;
  return (
    <ReturnsView
      returns={data.returns.map(toReturnRow)}
      page={page}
      pages={Math.ceil(data.totalNoOfReturns / data.pageSize)}
      busy={isPrevious}
    />
  );
}
