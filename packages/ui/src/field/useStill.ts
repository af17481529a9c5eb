import { durations } from '@luxe/tokens';
import { useEffect, useState } from 'react';

/** The words, once they have stood still for a moment: a count is announced after typing, not with every letter. */
export function useStill(words: string | undefined): string | undefined {
  const [first] = useState(words);
  const [still, setStill] = useState<string>();
  useEffect(() => {
    if (words === first) return undefined;
    const timer = setTimeout(() => setStill(words), durations.reveal);
    return () => clearTimeout(timer);
  }, [words, first]);
  return still;
}
