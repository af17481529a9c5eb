import { useEffect, useRef, useState } from 'react';
import type { AloudPort } from './readAloud.ts';

export interface ReadAloud {
  readonly isSupported: boolean;
  /** Id of what is read; undefined when nothing is. */
  readonly readingId: string | undefined;
  /** Reads a text, or stops when it is being read. */
  toggle(id: string, text: string, language: string): void;
}

/** Reads one text at a time, only when the shopper asks for it. Stops when the component unmounts. */
export function useReadAloud(port: AloudPort): ReadAloud {
  // The server does not know the browser.
  const [isSupported, setSupported] = useState(false);
  const [readingId, setReadingId] = useState<string>();
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => {
    setSupported(port.isSupported);
    return () => stop.current();
  }, [port]);
  return {
    isSupported,
    readingId,
    toggle(id, text, language) {
      stop.current();
      stop.current = () => undefined;
      if (id === readingId) return setReadingId(undefined);
      setReadingId(id);
      stop.current = port.speak(text, language, () => setReadingId(undefined));
    },
  };
}
