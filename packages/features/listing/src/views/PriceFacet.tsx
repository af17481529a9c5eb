import { formatQuery, type ListingQuery } from '@luxe/contract/query';
import { Button } from '@luxe/ui/button';
import { RangeSlider } from '@luxe/ui/range-slider';
import { copy } from '../data/copy.ts';
import { priceStep, formatRupees, type PriceModel } from '../data/toListingModel.ts';
import { useGroupedNavigation, type Navigate } from './useGroupedNavigation.ts';
import { Part } from './Facets.styles.ts';

export type PriceFacetProps = {
  price: PriceModel;
  path: string;
  query: ListingQuery;
  onNavigate: Navigate;
};

/** Price range slider, applied when a thumb is released. Without scripts a form with a button applies it. */
export function PriceFacet({ price, path, query, onNavigate }: PriceFacetProps) {
  const navigation = useGroupedNavigation(onNavigate);
  return (
    <Part as="form" method="get" action={path} aria-label={copy.price} {...navigation.containerProps}>
      <input type="hidden" name="q" value={formatQuery(query)} />
      <RangeSlider
        legend={copy.price}
        hideLegend
        min={price.min}
        max={price.max}
        step={priceStep}
        value={price.selected}
        names={['min', 'max']}
        format={formatRupees}
        onValueCommit={(range) => navigation.navigate(price.hrefFor(range))}
      />
      <noscript>
        <Button type="submit" size="s" emphasis="secondary">
          {copy.apply}
        </Button>
      </noscript>
    </Part>
  );
}
