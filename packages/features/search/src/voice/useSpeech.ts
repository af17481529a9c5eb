import { useEffect, useRef, useState } from 'react';
import type { SpeechEnd, SpeechPort } from './speech.ts';

export type SpeechState =
  | { readonly at: 'unsupported' }
  | { readonly at: 'idle' }
  | { readonly at: 'listening'; readonly words: string }
  | { readonly at: 'ended'; readonly end: Exclude<SpeechEnd, 'heard'> };

/** Listens when told to, and not after its screen has gone. `onHeard` gets the words as they stay. */
export function useSpeech(speech: SpeechPort, onHeard: (words: string) => void) {
  const [state, setState] = useState<SpeechState>({ at: speech.isSupported ? 'idle' : 'unsupported' });
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);

  const listen = () => {
    stop.current();
    setState({ at: 'listening', words: '' });
    stop.current = speech.listen({
      onWords: (words) => setState({ at: 'listening', words }),
      onEnd: (end, words) => (end === 'heard' ? onHeard(words) : setState({ at: 'ended', end })),
    });
  };
  return { state, listen };
}
