import { useEffect, useRef, useState } from 'react';
import type { SpeechEnd, SpeechPort } from './speech.ts';

export type SpeechState =
  | { readonly at: 'unsupported' }
  | { readonly at: 'idle' }
  | { readonly at: 'listening'; readonly transcript: string }
  | { readonly at: 'ended'; readonly end: Exclude<SpeechEnd, 'heard'> };

/** Listens on request, until unmount at the latest. `onHeard` receives the final transcript. */
export function useSpeech(speech: SpeechPort, onHeard: (transcript: string) => void) {
  const [state, setState] = useState<SpeechState>({ at: speech.isSupported ? 'idle' : 'unsupported' });
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);

  const listen = () => {
    stop.current();
    setState({ at: 'listening', transcript: '' });
    stop.current = speech.listen({
      onTranscript: (transcript) => setState({ at: 'listening', transcript }),
      onEnd: (end, transcript) => (end === 'heard' ? onHeard(transcript) : setState({ at: 'ended', end })),
    });
  };
  return { state, listen };
}
