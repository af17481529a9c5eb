import {
  useParams,
  useSearchParams,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router-dom';
import { loadLaterCalls } from '@luxe/client';
import { linkedOrderCalls, LinkedOrderScreen } from '@luxe/feature-orders';
import { preload } from '../data/preload.ts';
import { prefetch } from '../data/prefetch.ts';
import { PageHead } from '../head/PageHead.tsx';

// The endpoints of the calls on this page are in a separate script (see `laterCalls`). The script starts to
// load here, in parallel with the page.
loadLaterCalls();

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  preload(context, 'orderLink', linkedOrderCalls(params.token ?? ''));
export const clientLoader = ({ params }: ClientLoaderFunctionArgs) =>
  prefetch(linkedOrderCalls(params.token ?? ''));
export const shouldRevalidate = () => false;

/** `/o/{token}?parcel=`, linked from messages. */
export default function OrderLinkPage() {
  const { token = '' } = useParams();
  const [query] = useSearchParams();
  return (
    <>
      <PageHead title="Track your order | LUXE" />
      <LinkedOrderScreen token={token} parcel={Number(query.get('parcel') ?? 1)} />
    </>
  );
}
