import { formatQuery } from '@luxe/contract/query';
import { Button } from '@luxe/ui/button';
import { useDraft } from '@luxe/ui/draft';
import { Select } from '@luxe/ui/select';
import { copy } from '../copy.ts';
import type { ListingModel } from '../data/toListingModel.ts';
import { useSteps, type Navigate } from './useSteps.ts';
import { SortPlace } from './ListingView.styles.ts';

export type SortFormProps = {
  model: Pick<ListingModel, 'sorts' | 'path' | 'query'>;
  onNavigate: Navigate;
};

/** How the list is ordered: at once when chosen, by a button without a script. */
export function SortForm({ model: { sorts, path, query }, onNavigate }: SortFormProps) {
  const selected = sorts.find((sort) => sort.selected)?.code ?? 'relevance';
  const [choice, setChoice] = useDraft<string>(selected, selected, String);
  const steps = useSteps(onNavigate);
  return (
    <SortPlace method="get" action={path} {...steps.around}>
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
          if (href) steps.go(href);
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
