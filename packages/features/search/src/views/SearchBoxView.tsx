import { SearchField } from '@luxe/ui/search-field';
import type { Ref, SubmitEvent } from 'react';
import { copy } from '../copy.ts';

export type SearchBoxViewProps = {
  /** The field itself. */
  ref?: Ref<HTMLInputElement>;
  typed: string;
  onType: (typed: string) => void;
  /** It was pressed, or typed into. Not focus alone, which comes back to it as the layer closes. */
  onOpen: () => void;
  /** The shopper is about to. */
  onNear: () => void;
  onSubmit: (event: SubmitEvent) => void;
};

/** One line to type in; Enter searches. */
export function SearchBoxView({ ref, typed, onType, onOpen, onNear, onSubmit }: SearchBoxViewProps) {
  const type = (value: string) => {
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
        onChange={(event) => type(event.currentTarget.value)}
        onClick={onOpen}
        onFocus={onNear}
        onPointerEnter={onNear}
        onClear={() => onType('')}
      />
    </form>
  );
}
