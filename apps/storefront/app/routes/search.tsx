import { SearchHome } from '@luxe/feature-search';
import { Suspense } from 'react';
import {
  redirect,
  useLocation,
  useNavigate,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router-dom';
import { respondWith, prefetch, preload } from '../data/preload.ts';
import { PageHead } from '../head/PageHead.tsx';
import { shopName } from '../head/seo.ts';
import { useCatalogue } from '../paths/useCatalogue.ts';
import { keywordRedirectOf, ListingPage, listingScreen, statusOfListing } from '../screens/ListingPage.tsx';

/** Whether the URL contains a search text. Without a search text, the page is the search home. */
const hasSearchText = (query: URLSearchParams) => Boolean(query.get('q')?.trim());

export async function loader({ context, request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  if (!hasSearchText(url.searchParams)) return null;
  await preload(context, listingScreen.calls(url));
  const to = keywordRedirectOf(url, context.preloaded);
  return to ? redirect(to, 302) : respondWith(statusOfListing(url, context.preloaded));
}

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => {
  const url = new URL(request.url);
  return hasSearchText(url.searchParams) ? prefetch(listingScreen.calls(url)) : null;
};
export const shouldRevalidate = () => false;

/** `/search/` and `/search/page-{n}`. */
export default function Search() {
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
