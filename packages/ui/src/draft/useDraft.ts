import { useCallback, useState } from 'react';

interface State<Value> {
  readonly key: unknown;
  readonly draft: Value;
  /** Keys of drafts whose values have not arrived yet, oldest first. */
  readonly sent: readonly unknown[];
}

/**
 * A copy of `current` that the shopper can edit until the new value arrives. A change of `key` replaces the
 * draft, unless the new key belongs to an earlier draft: then later edits stay. The control stays mounted and
 * keeps its focus, which a React `key` would not allow.
 * `key` identifies the value; default: `current`. `keyOf` returns the key that the value of a draft will
 * have.
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
