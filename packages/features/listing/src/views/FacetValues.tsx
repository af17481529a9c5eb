import { FacetLinks, SwatchLinks } from '@luxe/patterns/facet-links';
import { lazy, Suspense } from 'react';
import { copy } from '../copy.ts';
import type { FacetModel } from '../data/toListingModel.ts';

/** Number of values shown before the list is cut. */
const visibleLimit = 8;

// Loaded on demand. The server renders the links; the search among them loads after hydration.
const LongValues = lazy(() => import('./LongValues.tsx').then((module) => ({ default: module.LongValues })));

/** The values of a facet, each a link that toggles the value. Works without scripts. */
export function FacetValues({ facet }: { facet: FacetModel }) {
  const { kind, name, values } = facet;
  if (kind === 'colour') return <SwatchLinks values={values} label={name} selectedLabel={copy.chosen} />;
  if (values.length <= visibleLimit + 1)
    return <FacetLinks values={values} label={name} selectedLabel={copy.chosen} />;
  return (
    <Suspense>
      <LongValues facet={facet} visibleLimit={visibleLimit} />
    </Suspense>
  );
}
