import { FacetLinks, SwatchLinks } from '@luxe/patterns/facet-links';
import { lazy, Suspense } from 'react';
import { copy } from '../copy.ts';
import type { FacetModel } from '../data/toListingModel.ts';

/** Values shown before the list is cut. */
const shownFirst = 8;

// The server draws its links; what searches among them comes after the page works.
const LongValues = lazy(() => import('./LongValues.tsx').then((module) => ({ default: module.LongValues })));

/** The values of a facet, each a link to the list with or without it. Works without a script. */
export function FacetValues({ facet }: { facet: FacetModel }) {
  const { kind, name, values } = facet;
  if (kind === 'colour') return <SwatchLinks values={values} label={name} chosenLabel={copy.chosen} />;
  if (values.length <= shownFirst + 1)
    return <FacetLinks values={values} label={name} chosenLabel={copy.chosen} />;
  return (
    <Suspense>
      <LongValues facet={facet} shownFirst={shownFirst} />
    </Suspense>
  );
}
