import { FacetLinks } from '@luxe/patterns/facet-links';
import { Disclosure } from '@luxe/ui/disclosure';
import { Text } from '@luxe/ui/text';
import { Link } from '@luxe/ui/link';
import { copy } from '../data/copy.ts';
import type { ListingModel } from '../data/toListingModel.ts';
import { FacetValues } from './FacetValues.tsx';
import { Header } from './Facets.styles.ts';
import type { Navigate } from './useGroupedNavigation.ts';
import { PriceFacet } from './PriceFacet.tsx';

export type FacetColumnProps = {
  model: ListingModel;
  onNavigate: Navigate;
};

/**
 * A colour facet is initially open if it is among this many facets after the first two. The first two facets
 * are always initially open.
 */
const openFirst = 3;

/** The facets beside the list on a desktop: an accordion in which every value is a link. */
export function FacetColumn({ model, onNavigate }: FacetColumnProps) {
  const { facets, price, chips, clearHref, path, query } = model;
  const [first, second, ...rest] = facets;
  const section = (facet: (typeof facets)[number], open: boolean) => (
    <Disclosure key={facet.key} summary={facet.name} open={open || facet.selectedCount > 0}>
      <FacetValues facet={facet} />
    </Disclosure>
  );
  return (
    <nav id="facets" aria-label={copy.filter}>
      <Header>
        <Text as="span" size="sm" weight="medium">
          {copy.filter}
        </Text>
        {chips.length > 0 && (
          <Link href={clearHref} tone="quiet">
            {copy.clearAll}
          </Link>
        )}
      </Header>
      {first && section(first, true)}
      {second && section(second, true)}
      {price && (
        <Disclosure summary={copy.price} open>
          <PriceFacet price={price} path={path} query={query} onNavigate={onNavigate} />
          {price.presets.length > 0 && (
            <FacetLinks values={price.presets} label={copy.price} selectedLabel={copy.chosen} />
          )}
        </Disclosure>
      )}
      {rest.map((facet, at) => section(facet, facet.kind === 'colour' && at < openFirst))}
    </nav>
  );
}
