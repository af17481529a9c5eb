import {
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router-dom';
import { loadAfterOrderCalls } from '@luxe/client';
import { feedbackCalls, FeedbackScreen } from '@luxe/feature-feedback';
import { load, storeNull } from '../data/preload.ts';
import { prefetch } from '../data/prefetch.ts';
import { PageHead } from '../head/PageHead.tsx';
import { decideStatus } from '../routing/decideStatus.ts';
import { feedbackPageAt, scoreOf } from '../routing/feedbackPageAt.ts';
import { toLoaderResult } from '../routing/toLoaderResult.ts';

// The endpoints of the calls on this page are in separate scripts (see `afterOrderCalls`). They start to load
// here, in parallel with the page.
loadAfterOrderCalls();

const neededAt = (url: string, token = '') =>
  feedbackCalls(feedbackPageAt(new URL(url).pathname).kind, token);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  if (!params.token) return toLoaderResult(decideStatus({ kind: 'feedback' }, 'incomplete'));
  const needed = neededAt(request.url, params.token);
  const outcome = await load(context, needed);
  if (outcome === 'expired') storeNull(context, needed);
  return toLoaderResult(decideStatus({ kind: 'feedback' }, outcome));
}
export const clientLoader = ({ params, request }: ClientLoaderFunctionArgs) =>
  params.token ? prefetch(neededAt(request.url, params.token)) : null;
export const shouldRevalidate = () => false;

/**
 * `/NPSFeedbackForm/{token}?score=` and `/ReturnNPSFeedbackForm/{token}?score=`, and their intermediate
 * pages, to which messages link.
 */
export default function FeedbackPage() {
  const { pathname } = useLocation();
  const { token = '' } = useParams();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { kind, step } = feedbackPageAt(pathname);
  return (
    <>
      <PageHead title="Your feedback | LUXE" canonical="/" />
      {/* The server sends the same as a header, which a navigation inside the shop does not have. */}
      <meta name="referrer" content="no-referrer" />
      <FeedbackScreen
        key={`${kind} ${step} ${token}`}
        kind={kind}
        token={token}
        step={step}
        score={scoreOf(query.get('score'))}
        onContinue={(path) => void navigate(path)}
      />
    </>
  );
}
