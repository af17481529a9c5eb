import type { Filter, ListingQuery } from '@luxe/contract/query';
import { FilterPanes, type FilterPane } from '@luxe/patterns/filter-panes';
import { Swatch } from '@luxe/patterns/swatch';
import { Checkbox } from '@luxe/ui/checkbox';
import { LinkButton } from '@luxe/ui/link-button';
import { RangeSlider } from '@luxe/ui/range-slider';
import { SearchField } from '@luxe/ui/search-field';
import { Stack } from '@luxe/ui/stack';
import { TextButton } from '@luxe/ui/text-button';
import { useState } from 'react';
import { copy } from '../data/copy.ts';
import { priceStep, formatRupees, type FacetModel, type ListingModel } from '../data/toListingModel.ts';
import { priceKey, withPrice } from '../data/toListingRequest.ts';
import { useFoundValues } from './useFoundValues.ts';

export type FiltersProps = {
  model: ListingModel;
  draft: ListingQuery;
  isOn: (filter: Filter) => boolean;
  onToggle: (filter: Filter) => void;
  onPrice: (query: ListingQuery) => void;
  onClear: () => void;
  applyHref: string;
  count: number | undefined;
  onApply: () => void;
};

type Pane = FilterPane & { facet?: FacetModel };

/**
 * The filter drawer: facets on the left, values of the active facet on the right. The button applies the
 * draft, the filters that the shopper has chosen in the drawer.
 */
export function Filters(props: FiltersProps) {
  const { model, draft } = props;
  const panes = toPanes(model, draft);
  const [selectedIndex, setSelectedIndex] = useState(0);
  const at = Math.min(selectedIndex, panes.length - 1);
  const pane = panes[at];
  return (
    <FilterPanes
      label={copy.filter}
      panes={panes}
      activeIndex={at}
      onActiveIndexChange={setSelectedIndex}
      footer={
        <>
          <LinkButton href={props.applyHref} size="l" block onClick={props.onApply}>
            {copy.show(props.count)}
          </LinkButton>
          {draft.filters.length > 0 && (
            <Stack direction="row" justify="center">
              <TextButton onClick={props.onClear}>{copy.clearAll}</TextButton>
            </Stack>
          )}
        </>
      }
    >
      {pane?.facet ? <PaneValues key={pane.key} facet={pane.facet} {...props} /> : <PanePrice {...props} />}
    </FilterPanes>
  );
}

function toPanes({ facets, price }: ListingModel, draft: ListingQuery): Pane[] {
  const countSelected = (key: string) => draft.filters.filter((filter) => filter.key === key).length;
  const panes: Pane[] = facets.map((facet) => ({
    key: facet.key,
    name: facet.name,
    selectedCount: countSelected(facet.key),
    facet,
  }));
  const pricePane = { key: priceKey, name: copy.price, selectedCount: countSelected(priceKey) };
  return price ? [...panes.slice(0, 2), pricePane, ...panes.slice(2)] : panes;
}

const searchFrom = 8;

function PaneValues({ facet, isOn, onToggle }: FiltersProps & { facet: FacetModel }) {
  const [typed, setTyped] = useState('');
  const found = useFoundValues(facet.values, typed);
  return (
    <>
      {facet.values.length > searchFrom && (
        <SearchField
          label={copy.find(facet.name)}
          placeholder={copy.find(facet.name)}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      <ul role="list" aria-label={facet.name}>
        {found.map(({ value, name, count, colorHex }) => (
          <li key={value}>
            <Checkbox
              label={
                colorHex ? (
                  <Stack as="span" direction="row" gap={10}>
                    <Swatch colour={colorHex} size="s" />
                    {name}
                  </Stack>
                ) : (
                  name
                )
              }
              detail={count}
              checked={isOn({ key: facet.key, value })}
              onChange={() => onToggle({ key: facet.key, value })}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

function PanePrice({ model: { price }, draft, isOn, onToggle, onPrice }: FiltersProps) {
  const chosen = draft.filters
    .find(({ key }) => key === priceKey)
    ?.value.split('-')
    .map(Number);
  if (!price) return null;
  return (
    <>
      <RangeSlider
        legend={copy.price}
        min={price.min}
        max={price.max}
        step={priceStep}
        value={chosen ? [chosen[0] || price.min, chosen[1] || price.max] : [price.min, price.max]}
        format={formatRupees}
        onValueCommit={(range) => onPrice(withPrice(draft, range))}
      />
      <ul role="list" aria-label={copy.price}>
        {price.presets.map(({ value, name, count }) => (
          <li key={value}>
            <Checkbox
              label={name}
              detail={count}
              checked={isOn({ key: priceKey, value })}
              onChange={() => onToggle({ key: priceKey, value })}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
