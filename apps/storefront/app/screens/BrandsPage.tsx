import { Navigate, useLocation } from 'react-router-dom';
import { BrandsScreen, brandsCalls } from '@luxe/feature-brands';
import { useCall } from '@luxe/resources';
import { PageHead } from '../head/PageHead.tsx';
import { brandsHead } from '../head/brandsHead.ts';
import { breadcrumbData } from '../head/structured.ts';
import { StructuredData } from '../head/StructuredData.tsx';
import { decideStatus } from '../routing/decideStatus.ts';
import { resolvePath } from '../routing/resolvePath.ts';
import { useSettings } from '../contexts/settings.ts';
import type { Screen } from './lazyScreens.ts';
import { useQueryParam } from './useQueryParam.ts';

const { to: missingPath = '/' } = decideStatus({ kind: 'brandIndex' }, 'missing');

function indexPathOf(pathname: string): string {
  const route = resolvePath(pathname);
  return route.kind === 'brandIndex' ? route.path.slice(1) : '';
}

/**
 * A brand index, narrowed by `?q=` [CON-01]. Redirects home when the store has no index at the path [RTE-06].
 */
function BrandsPage() {
  const { publicOrigin } = useSettings();
  const path = indexPathOf(useLocation().pathname);
  const [query, setQuery] = useQueryParam('q');
  const [[name, args, part]] = brandsCalls({ path });
  const { data: brands } = useCall(name, args, { part });
  return (
    <>
      {brands && <PageHead {...brandsHead(brands, query)} />}
      <BrandsScreen
        key={path}
        path={path}
        query={query}
        onQueryChange={setQuery}
        notFound={<Navigate to={missingPath} replace />}
      />
      {brands && (
        <StructuredData
          data={import.meta.env.SSR && [breadcrumbData(brands.seo.breadcrumbs, publicOrigin)]}
        />
      )}
    </>
  );
}

export const brandsScreen: Screen = {
  calls: (url) => brandsCalls({ path: indexPathOf(url.pathname) }),
  Page: BrandsPage,
};
