import { FacetLinks } from '@luxe/patterns/facet-links';
import { InlineDisclosure } from '@luxe/ui/inline-disclosure';
import { SearchField } from '@luxe/ui/search-field';
import { Text } from '@luxe/ui/text';
import { useState } from 'react';
import { copy } from '../data/copy.ts';
import type { FacetModel } from '../data/toListingModel.ts';
import { Part } from './Facets.styles.ts';
import { useFoundValues } from './useFoundValues.ts';

export type LongValuesProps = {
  facet: FacetModel;
  /** Maximum number of facet values that are visible before the shopper expands the list. */
  visibleLimit: number;
};

/**
 * A facet with many values. Shows the first and the selected values. The shopper can expand a list of all
 * values, which has a search field.
 */
export function LongValues({ facet, visibleLimit }: LongValuesProps) {
  const [typed, setTyped] = useState('');
  const first = facet.values.filter(({ selected }, at) => selected || at < visibleLimit);
  const found = useFoundValues(facet.values, typed);
  const all = copy.all(facet.values.length, facet.name);
  return (
    <Part>
      <FacetLinks values={first} label={facet.name} selectedLabel={copy.chosen} />
      <InlineDisclosure summary={all}>
        <SearchField
          label={copy.find(facet.name)}
          placeholder={copy.find(facet.name)}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onClear={() => setTyped('')}
        />
        {found.length > 0 ? (
          <FacetLinks values={found} label={all} selectedLabel={copy.chosen} />
        ) : (
          <Text size="sm" tone="secondary">
            {copy.noneFound(facet.name)}
          </Text>
        )}
      </InlineDisclosure>
    </Part>
  );
}
