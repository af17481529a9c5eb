import { useCallback, useState } from 'react';

interface State<Value> {
  readonly key: unknown;
  readonly draft: Value;
  /** Keys of drafts that have not arrived as a new value yet, oldest first. */
  readonly sent: readonly unknown[];
}

/**
 * A draft: a copy of `current` that the shopper can edit. When `key` changes, the new `current` replaces the
 * draft. Exception: if the new key is the key of an earlier draft, later edits stay.
 *
 * `key` identifies the value of `current`; default: `current` itself. `keyOf` returns the key that a draft
 * will have once it arrives as the new value. The control stays mounted and keeps its focus, which a React
 * `key` would not allow.
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
