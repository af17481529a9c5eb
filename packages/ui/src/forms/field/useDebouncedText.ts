import { durations } from '@luxe/tokens';
import { useEffect, useState } from 'react';

/**
 * Returns a text only after it has not changed for 800 ms (`durations.reveal`). Screen readers therefore
 * announce a character count when typing pauses, not after every letter. Undefined until the text first
 * changes.
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
