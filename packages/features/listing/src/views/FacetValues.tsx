import { FacetLinks, SwatchLinks } from '@luxe/patterns/facet-links';
import { lazyPart } from '@luxe/ui/lazy-part';
import { Suspense } from 'react';
import { copy } from '../data/copy.ts';
import type { FacetModel } from '../data/toListingModel.ts';

/** Maximum number of facet values that are visible before the shopper expands the list. */
const visibleLimit = 8;

// Code for facets with many values, loaded on demand. The server renders the values as links; searching the
// values works after hydration.
const LongValues = lazyPart(() => import('./LongValues.tsx').then((module) => module.LongValues));

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
