import { Button } from '@luxe/ui/button';
import { SearchField } from '@luxe/ui/search-field';
import { Text } from '@luxe/ui/text';
import { useState, type SubmitEvent } from 'react';
import styled from 'styled-components';
import { copy } from '../data/copy.ts';

export type HelpSearchProps = {
  /** The words that were searched; empty for none. */
  search: string;
  /** Number of answers that were found; undefined while they load. */
  found: number | undefined;
  /** Searches, without a new document. */
  onSearch: (search: string) => void;
};

const maxLength = 100;

/** Searches the answers of help. Without scripts, the form opens the page with the words in its address. */
export function HelpSearch({ search, found, onSearch }: HelpSearchProps) {
  const [typed, setTyped] = useState(search);
  // The address has other words than before, for example after Back.
  const [shown, setShown] = useState(search);
  if (shown !== search) {
    setShown(search);
    setTyped(search);
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  const clear = () => {
    setTyped('');
    onSearch('');
  };
  return (
    <div>
      <Row role="search" method="get" aria-label={copy.search} onSubmit={submit}>
        <SearchField
          name="q"
          label={copy.search}
          placeholder={copy.searchPlaceholder}
          value={typed}
          onChange={({ target }) => setTyped([...target.value].slice(0, maxLength).join(''))}
          onClear={clear}
          clearLabel={copy.searchClear}
        />
        <Button type="submit" size="s" emphasis="secondary">
          {copy.searchSend}
        </Button>
      </Row>
      <Text size="sm" tone="secondary" role="status">
        {search !== '' && found !== undefined && copy.found(found, search)}
      </Text>
    </div>
  );
}

/** The field takes the space that the button leaves. */
const Row = styled.form`
  display: flex;
  align-items: end;
  gap: var(--lx-space-16);
  max-inline-size: var(--lx-layout-copy);

  > :first-child {
    flex: 1 1 0;
  }
`;
