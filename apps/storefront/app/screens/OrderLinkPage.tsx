import {
  useParams,
  useSearchParams,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router-dom';
import { loadAfterOrderCalls } from '@luxe/client';
import { linkedOrderCalls, LinkedOrderScreen } from '@luxe/feature-orders';
import { guestTrackPath } from '@luxe/contract/paths';
import { load, storeNull } from '../data/preload.ts';
import { prefetch } from '../data/prefetch.ts';
import { PageHead } from '../head/PageHead.tsx';
import { decideStatus } from '../routing/decideStatus.ts';
import { NotFoundPage } from './NotFound.tsx';
import { toLoaderResult } from '../routing/toLoaderResult.ts';

// The endpoints of the calls on this page are in separate scripts (see `afterOrderCalls`). They start to load
// here, in parallel with the page.
loadAfterOrderCalls();

export async function loader({ context, params }: LoaderFunctionArgs) {
  const needed = linkedOrderCalls(params.token ?? '');
  const outcome = await load(context, needed);
  if (outcome === 'expired') storeNull(context, needed);
  return toLoaderResult(decideStatus({ kind: 'orderLink' }, outcome));
}
export const clientLoader = ({ params }: ClientLoaderFunctionArgs) =>
  prefetch(linkedOrderCalls(params.token ?? ''));
export const shouldRevalidate = () => false;

/** `/o/{token}?parcel=`, linked from messages. */
export default function OrderLinkPage() {
  const { token = '' } = useParams();
  const [query] = useSearchParams();
  return (
    <>
      <PageHead title="Track your order | LUXE" canonical={guestTrackPath} />
      {/* The server sends the same as a header, which a navigation inside the shop does not have. */}
      <meta name="referrer" content="no-referrer" />
      <LinkedOrderScreen
        notFound={<NotFoundPage />}
        token={token}
        parcel={Number(query.get('parcel') ?? 1)}
      />
    </>
  );
}
