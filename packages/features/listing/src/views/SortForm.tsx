import { formatQuery } from '@luxe/contract/query';
import { Button } from '@luxe/ui/button';
import { Select } from '@luxe/ui/select';
import { copy } from '../copy.ts';
import type { ListingModel } from '../data/toListingModel.ts';
import { SortPlace } from './ListingView.styles.ts';

export type SortFormProps = {
  model: Pick<ListingModel, 'sorts' | 'path' | 'query'>;
  onNavigate: (href: string) => void;
};

/** How the list is ordered: at once when chosen, by a button without a script. */
export function SortForm({ model: { sorts, path, query }, onNavigate }: SortFormProps) {
  const selected = sorts.find((sort) => sort.selected)?.code ?? 'relevance';
  return (
    <SortPlace method="get" action={path}>
      <input type="hidden" name="q" value={formatQuery(query)} />
      <Select
        key={selected}
        inline
        label={copy.sort}
        name="sort"
        defaultValue={selected}
        options={sorts.map(({ code, name }) => ({ value: code, label: name }))}
        onChange={(event) => {
          const href = sorts.find(({ code }) => code === event.currentTarget.value)?.href;
          if (href) onNavigate(href);
        }}
      />
      <noscript>
        <Button type="submit" size="s" emphasis="secondary">
          {copy.apply}
        </Button>
      </noscript>
    </SortPlace>
  );
}
