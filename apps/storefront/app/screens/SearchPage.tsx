import { SearchHome } from '@luxe/feature-search';
import { Suspense } from 'react';
import {
  useLocation,
  useNavigate,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router-dom';
import { load } from '../data/preload.ts';
import { prefetch } from '../data/prefetch.ts';
import { PageHead } from '../head/PageHead.tsx';
import { shopName } from '../head/seo.ts';
import { decideStatus } from '../routing/decideStatus.ts';
import { toLoaderResult } from '../routing/toLoaderResult.ts';
import { useCatalogue } from '../routing/useCatalogue.ts';
import { ListingPage, listingScreen, outcomeOfListing } from './ListingPage.tsx';

/** Whether the URL contains a search text. Without a search text, the page is the search home. */
const hasSearchText = (query: URLSearchParams) => Boolean(query.get('q')?.trim());

export async function loader({ context, request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  if (!hasSearchText(url.searchParams)) return null;
  const outcome = await load(context, listingScreen.calls(url));
  return toLoaderResult(
    decideStatus(
      { kind: 'search' },
      outcome === 'found' ? outcomeOfListing(url, context.preloaded) : outcome,
    ),
  );
}

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => {
  const url = new URL(request.url);
  return hasSearchText(url.searchParams) ? prefetch(listingScreen.calls(url)) : null;
};
export const shouldRevalidate = () => false;

/** `/search/` and `/search/page-{n}`. */
export default function SearchPage() {
  const { search } = useLocation();
  return hasSearchText(new URLSearchParams(search)) ? <ListingPage /> : <Home />;
}

function Home() {
  const catalogue = useCatalogue();
  const navigate = useNavigate();
  return (
    <>
      <PageHead title={`Search | ${shopName}`} isIndexed={false} />
      <Suspense>
        <SearchHome catalogue={catalogue} onNavigate={(href) => void navigate(href)} />
      </Suspense>
    </>
  );
}
