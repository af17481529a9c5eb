import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** State of a history entry. `isTyped` marks a URL that typing has set. */
interface QueryParamState {
  readonly isTyped?: boolean;
}

/**
 * State of a field whose text is a query parameter. Typing updates the text at once and replaces the URL. A
 * URL from a link or from history replaces the text.
 */
export function useQueryParam(name: string): readonly [text: string, setText: (text: string) => void] {
  const { key, state } = useLocation();
  const [query, setQuery] = useSearchParams();
  const param = query.get(name) ?? '';
  const [text, setText] = useState(param);
  const [lastKey, setLastKey] = useState(key);
  if (lastKey !== key) {
    setLastKey(key);
    // A URL that typing has set arrives late, when the text may already be longer.
    if (!(state as QueryParamState | null)?.isTyped) setText(param);
  }
  const handleTextChange = (next: string) => {
    setText(next);
    setQuery(next === '' ? {} : { [name]: next }, {
      replace: true,
      preventScrollReset: true,
      state: { isTyped: true } satisfies QueryParamState,
    });
  };
  return [text, handleTextChange];
}
