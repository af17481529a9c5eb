import { SearchField } from '@luxe/ui/search-field';
import type { KeyboardEvent, Ref } from 'react';
import { copy } from '../data/copy.ts';

export type BrandFilterProps = {
  /** URL of the page. Without scripts, the form submits `?q=` to this URL. */
  action: string;
  query: string;
  onQueryChange: (query: string) => void;
  onClear: () => void;
  ref: Ref<HTMLInputElement>;
};

/** Filters the list while the shopper types. Escape clears the field. */
export function BrandFilter({ action, query, onQueryChange, onClear, ref }: BrandFilterProps) {
  const clearOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || query === '') return;
    event.preventDefault();
    onClear();
  };
  return (
    <form role="search" aria-label={copy.filter} action={action} onSubmit={(event) => event.preventDefault()}>
      <SearchField
        ref={ref}
        name="q"
        label={copy.filter}
        placeholder={copy.filter}
        value={query}
        autoCorrect="off"
        clearLabel={copy.clear}
        onChange={({ target }) => onQueryChange(target.value)}
        onKeyDown={clearOnEscape}
        onClear={onClear}
      />
    </form>
  );
}
