import { useCallback, useState } from 'react';

interface State<Value> {
  readonly key: unknown;
  readonly draft: Value;
  /** Keys of the shopper's drafts that the parent has not yet returned as the current value, oldest first. */
  readonly sent: readonly unknown[];
}

/**
 * Returns a draft, a copy of `current` that the shopper can edit, and a function that changes the draft. When
 * `key` changes, the new `current` replaces the draft. There is one exception: the parent may return one of
 * the shopper's earlier drafts as `current`. Such a value only confirms that draft, so the shopper's later
 * edits stay.
 *
 * `key` identifies the value of `current`; default: `current` itself. `keyOf` returns the key that a draft
 * will have once the parent returns the draft as `current`. Unlike a React `key`, this hook does not remount
 * the control, so the control keeps its focus.
 */
export function useDraft<Value>(
  current: Value,
  key: unknown = current,
  keyOf?: (draft: Value) => unknown,
): readonly [draft: Value, change: (next: Value) => void] {
  const [state, setState] = useState<State<Value>>({ key, draft: current, sent: [] });
  let visibleState = state;
  if (!Object.is(state.key, key)) {
    const confirmedIndex = state.sent.indexOf(key);
    visibleState =
      confirmedIndex < 0
        ? { key, draft: current, sent: [] }
        : { key, draft: state.draft, sent: state.sent.slice(confirmedIndex + 1) };
    setState(visibleState);
  }
  const change = useCallback(
    (draft: Value) =>
      setState((last) => ({ ...last, draft, sent: keyOf ? [...last.sent, keyOf(draft)] : last.sent })),
    [keyOf],
  );
  return [visibleState.draft, change];
}
