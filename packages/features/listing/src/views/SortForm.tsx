import { formatQuery } from '@luxe/contract/query';
import { Button } from '@luxe/ui/button';
import { useDraft } from '@luxe/ui/draft';
import { Select } from '@luxe/ui/select';
import { copy } from '../data/copy.ts';
import type { ListingModel } from '../data/toListingModel.ts';
import { useGroupedNavigation, type Navigate } from './useGroupedNavigation.ts';
import { SortFormRoot } from './ListingView.styles.ts';

export type SortFormProps = {
  model: Pick<ListingModel, 'sorts' | 'path' | 'query'>;
  onNavigate: Navigate;
};

/** Sort select, applied on change. Without scripts a button applies it. */
export function SortForm({ model: { sorts, path, query }, onNavigate }: SortFormProps) {
  const selected = sorts.find((sort) => sort.selected)?.code ?? 'relevance';
  const [choice, setChoice] = useDraft<string>(selected, selected, String);
  const navigation = useGroupedNavigation(onNavigate);
  return (
    <SortFormRoot method="get" action={path} {...navigation.containerProps}>
      <input type="hidden" name="q" value={formatQuery(query)} />
      <Select
        inline
        label={copy.sort}
        name="sort"
        value={choice}
        options={sorts.map(({ code, name }) => ({ value: code, label: name }))}
        onChange={(event) => {
          const code = event.currentTarget.value;
          setChoice(code);
          const href = sorts.find((sort) => sort.code === code)?.href;
          if (href) navigation.navigate(href);
        }}
      />
      <noscript>
        <Button type="submit" size="s" emphasis="secondary">
          {copy.apply}
        </Button>
      </noscript>
    </SortFormRoot>
  );
}
