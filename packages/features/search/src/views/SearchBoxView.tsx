import { searchTextLimit } from '@luxe/format';
import { SearchField } from '@luxe/ui/search-field';
import { useState, type SubmitEvent } from 'react';
import { copy } from '../copy.ts';

export type SearchBoxViewProps = {
  defaultValue: string;
  onSubmit: (text: string, event: SubmitEvent) => void;
};

/** One line to type in; Enter searches. */
export function SearchBoxView({ defaultValue, onSubmit }: SearchBoxViewProps) {
  const [typed, setTyped] = useState(defaultValue);
  return (
    <form role="search" method="get" action="/search/" onSubmit={(event) => onSubmit(typed, event)}>
      <SearchField
        label={copy.label}
        name="q"
        placeholder={copy.placeholder}
        maxLength={searchTextLimit}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onClear={() => setTyped('')}
      />
    </form>
  );
}
