import { useLocation, useNavigate } from 'react-router-dom';
import { ListingScreen, listingCalls, toListingRequest, type ListingRequest } from '@luxe/feature-listing';
import { Rails } from '@luxe/feature-rails';
import { useCall } from '@luxe/resources';
import { PageHead } from '../head/PageHead.tsx';
import { listingHead } from '../head/listingHead.ts';
import { breadcrumbData, faqData } from '../head/structured.ts';
import { StructuredData } from '../head/StructuredData.tsx';
import { useCatalogue } from '../paths/useCatalogue.ts';
import { resolvePath } from '../paths/resolvePath.ts';
import { NotFound } from '../shell/NotFound.tsx';
import { useSettings } from '../shell/settings.ts';
import type { Screen } from './screens.ts';

function requestOf({ pathname, search }: { pathname: string; search: string }): ListingRequest {
  const place = resolvePath(pathname);
  const query = new URLSearchParams(search);
  const [page = query.get('page')] = /(?<=\/page-)\d+$/.exec(pathname) ?? [];
  return toListingRequest({
    path: place.kind === 'search' ? '/search/' : pathname,
    code: place.kind === 'listing' ? place.code : null,
    page,
    ...Object.fromEntries(
      ['q', 'searchCategory', 'sort', 'min', 'max'].map((name) => [name, query.get(name)]),
    ),
  });
}

/** What the rails below a list are about: its category or house; a search is about its catalogue. */
function scopeOf(pathname: string) {
  const place = resolvePath(pathname);
  if (place.kind !== 'listing') return {};
  return place.code.startsWith('MBH') ? { brand: place.code } : { category: place.code };
}

/** A category, a brand or a search. */
export function ListingPage() {
  const location = useLocation();
  const navigate = useNavigate();
  const catalogue = useCatalogue();
  const { publicOrigin } = useSettings();
  const request = requestOf(location);
  const [[name, args, part]] = listingCalls(request);
  const { data: listing } = useCall(name, args, { keepPrevious: true, part });
  return (
    <>
      {listing && <PageHead {...listingHead(listing, request)} />}
      <ListingScreen
        request={request}
        catalogue={catalogue}
        onNavigate={(href) => void navigate(href, { preventScrollReset: true })}
        rails={<Rails page="listing" catalogue={catalogue} {...scopeOf(location.pathname)} />}
        notFound={<NotFound />}
      />
      {listing && (
        <StructuredData
          data={
            import.meta.env.SSR && [
              breadcrumbData(listing.seo.breadcrumbs, publicOrigin),
              faqData(listing.questionAndAnswerList),
            ]
          }
        />
      )}
    </>
  );
}

export const listingScreen: Screen = {
  calls: (url) => listingCalls(requestOf(url)),
  Page: ListingPage,
};
