import { FacetLinks } from '@luxe/patterns/facet-links';
import { More } from '@luxe/ui/more';
import { SearchField } from '@luxe/ui/search-field';
import { Text } from '@luxe/ui/text';
import { useState } from 'react';
import { copy } from '../copy.ts';
import type { FacetModel } from '../data/toListingModel.ts';
import { Part } from './Facets.styles.ts';
import { useFoundValues } from './useFoundValues.ts';

export type LongValuesProps = {
  facet: FacetModel;
  /** Number of values shown before the list is cut. */
  visibleLimit: number;
};

/** The first and the selected values. A disclosure contains all values and a search. */
export function LongValues({ facet, visibleLimit }: LongValuesProps) {
  const [typed, setTyped] = useState('');
  const first = facet.values.filter(({ selected }, at) => selected || at < visibleLimit);
  const found = useFoundValues(facet.values, typed);
  const all = copy.all(facet.values.length, facet.name);
  return (
    <Part>
      <FacetLinks values={first} label={facet.name} selectedLabel={copy.chosen} />
      <More summary={all}>
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
      </More>
    </Part>
  );
}
