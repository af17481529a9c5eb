import { SearchHome } from '@luxe/feature-search';
import { Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageHead } from '../head/PageHead.tsx';
import { shopName } from '../head/seo.ts';
import { useCatalogue } from '../routing/useCatalogue.ts';
import type { Screen } from './lazyScreens.ts';
import { ListingPage, listingScreen, outcomeOfListing } from './ListingPage.tsx';

/** Whether the URL contains a search text. Without a search text, the page is the search home. */
const hasSearchText = (query: URLSearchParams) => Boolean(query.get('q')?.trim());

/** `/search/` and `/search/page-{n}`. */
function SearchPage() {
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

export const searchScreen: Screen = {
  calls: (url) => (hasSearchText(url.searchParams) ? listingScreen.calls(url) : []),
  outcome: (url, responses) => (hasSearchText(url.searchParams) ? outcomeOfListing(url, responses) : 'found'),
  Page: SearchPage,
};
