import { useCallback, useState } from 'react';

interface State<Value> {
  readonly key: unknown;
  readonly draft: Value;
  /** Keys of drafts whose answers are on their way, oldest first. */
  readonly sent: readonly unknown[];
}

/**
 * A copy of `current` that the shopper changes until the answer comes: it is replaced when `key` changes, unless the new key is the answer
 * to an earlier draft, which leaves later ones alone. The control that shows it stays the same element, so that it keeps its focus; a
 * React `key` would make another of it. `key`: the value itself unless given; `keyOf`: the key that a draft will have as an answer.
 */
export function useDraft<Value>(
  current: Value,
  key: unknown = current,
  keyOf?: (draft: Value) => unknown,
): readonly [draft: Value, change: (next: Value) => void] {
  const [state, setState] = useState<State<Value>>({ key, draft: current, sent: [] });
  let shown = state;
  if (!Object.is(state.key, key)) {
    const answered = state.sent.indexOf(key);
    shown =
      answered < 0
        ? { key, draft: current, sent: [] }
        : { key, draft: state.draft, sent: state.sent.slice(answered + 1) };
    setState(shown);
  }
  const change = useCallback(
    (draft: Value) =>
      setState((last) => ({ ...last, draft, sent: keyOf ? [...last.sent, keyOf(draft)] : last.sent })),
    [keyOf],
  );
  return [shown.draft, change];
}
