import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** State of a history entry. `isTyped` marks a URL that typing has set. */
interface QueryParamState {
  readonly isTyped?: boolean;
}

/**
 * The text of a field that is also a query parameter. Typing updates the text at once and replaces the URL.
 * When a link or the history changes the URL, its parameter replaces the text.
 */
export function useQueryParam(name: string): readonly [text: string, setText: (text: string) => void] {
  const { key, state } = useLocation();
  const [query, setQuery] = useSearchParams();
  const param = query.get(name) ?? '';
  const [text, setText] = useState(param);
  const [lastKey, setLastKey] = useState(key);
  if (lastKey !== key) {
    setLastKey(key);
    // While the shopper types, the router may report a URL that an earlier keystroke has set. The text is
    // newer than such a URL, so the URL does not replace the text.
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
