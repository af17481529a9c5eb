import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** Marks an address that was written for what had been typed before it. */
interface TypedState {
  readonly isTyped?: boolean;
}

/**
 * A field whose text is a parameter of the address. What is typed shows at once and the address follows, without an entry of its own in the
 * history; an address that comes otherwise, by a link or by going back, is taken over.
 */
export function useTyped(name: string): readonly [text: string, type: (text: string) => void] {
  const { key, state } = useLocation();
  const [query, setQuery] = useSearchParams();
  const given = query.get(name) ?? '';
  const [text, setText] = useState(given);
  const [seen, setSeen] = useState(key);
  if (seen !== key) {
    setSeen(key);
    // One's own address comes late: more may have been typed meanwhile.
    if (!(state as TypedState | null)?.isTyped) setText(given);
  }
  const type = (next: string) => {
    setText(next);
    setQuery(next === '' ? {} : { [name]: next }, {
      replace: true,
      preventScrollReset: true,
      state: { isTyped: true } satisfies TypedState,
    });
  };
  return [text, type];
}
