import { SearchField } from '@luxe/ui/search-field';
import type { Ref, SubmitEvent } from 'react';
import { copy } from '../data/copy.ts';

export type SearchBoxViewProps = {
  ref?: Ref<HTMLInputElement>;
  typed: string;
  onType: (typed: string) => void;
  /**
   * Called when the shopper presses the field or types into it. Not called on focus, because the focus
   * returns to the field when the layer closes.
   */
  onOpen: () => void;
  /** Called when the field is hovered or focused, because the layer may open soon. */
  onIntent: () => void;
  onSubmit: (event: SubmitEvent) => void;
};

/** The search form of the header. */
export function SearchBoxView({ ref, typed, onType, onOpen, onIntent, onSubmit }: SearchBoxViewProps) {
  const handleType = (value: string) => {
    onType(value);
    onOpen();
  };
  return (
    <form role="search" method="get" action="/search/" onSubmit={onSubmit}>
      <SearchField
        ref={ref}
        label={copy.label}
        name="q"
        placeholder={copy.placeholder}
        value={typed}
        aria-haspopup="dialog"
        onChange={(event) => handleType(event.currentTarget.value)}
        onClick={onOpen}
        onFocus={onIntent}
        onPointerEnter={onIntent}
        onClear={() => onType('')}
      />
    </form>
  );
}
