import { durations } from '@luxe/tokens';
import { useEffect, useState } from 'react';

/**
 * The text after 800 ms without a change (`durations.reveal`): a count is announced after typing, not with
 * every letter. Undefined until the text first changes.
 */
export function useDebouncedText(text: string | undefined): string | undefined {
  const [first] = useState(text);
  const [debounced, setDebounced] = useState<string>();
  useEffect(() => {
    if (text === first) return undefined;
    const timer = setTimeout(() => setDebounced(text), durations.reveal);
    return () => clearTimeout(timer);
  }, [text, first]);
  return debounced;
}
