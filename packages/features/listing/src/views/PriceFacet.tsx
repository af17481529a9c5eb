import { formatQuery, type ListingQuery } from '@luxe/contract/query';
import { Button } from '@luxe/ui/button';
import { RangeSlider } from '@luxe/ui/range-slider';
import { copy } from '../copy.ts';
import { priceStep, rupees, type PriceModel } from '../data/toListingModel.ts';
import { useSteps, type Navigate } from './useSteps.ts';
import { Part } from './Facets.styles.ts';

export type PriceFacetProps = {
  price: PriceModel;
  path: string;
  query: ListingQuery;
  onNavigate: Navigate;
};

/** A price range: applied when a thumb is let go, by its form and button without a script. */
export function PriceFacet({ price, path, query, onNavigate }: PriceFacetProps) {
  const steps = useSteps(onNavigate);
  return (
    <Part as="form" method="get" action={path} aria-label={copy.price} {...steps.around}>
      <input type="hidden" name="q" value={formatQuery(query)} />
      <RangeSlider
        legend={copy.price}
        hideLegend
        min={price.min}
        max={price.max}
        step={priceStep}
        value={price.selected}
        names={['min', 'max']}
        format={rupees}
        onValueCommit={(range) => steps.go(price.hrefFor(range))}
      />
      <noscript>
        <Button type="submit" size="s" emphasis="secondary">
          {copy.apply}
        </Button>
      </noscript>
    </Part>
  );
}
