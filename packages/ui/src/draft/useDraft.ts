import { useCallback, useState } from 'react';

/**
 * A copy of `current` that the shopper changes until the answer comes: it is replaced whenever `key` changes. The control that shows it
 * stays the same element, so that it keeps its focus; a React `key` would make another of it. `key`: the value itself unless given.
 */
export function useDraft<Value>(
  current: Value,
  key: unknown = current,
): readonly [draft: Value, change: (next: Value) => void] {
  const [state, setState] = useState({ key, draft: current });
  const isReplaced = !Object.is(state.key, key);
  if (isReplaced) setState({ key, draft: current });
  const change = useCallback((draft: Value) => setState((last) => ({ ...last, draft })), []);
  return [isReplaced ? current : state.draft, change];
}
