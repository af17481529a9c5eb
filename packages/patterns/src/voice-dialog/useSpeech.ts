import { useEffect, useRef, useState } from 'react';
import type { SpeechEnd, SpeechLanguage, SpeechPort } from './speech.ts';

export type SpeechState =
  | { readonly status: 'unsupported' }
  | { readonly status: 'idle' }
  | { readonly status: 'listening'; readonly transcript: string }
  | { readonly status: 'ended'; readonly end: Exclude<SpeechEnd, 'recognised'> };

/**
 * Starts to listen when `listen` is called, and stops when the component unmounts. `onTranscript` receives
 * only the final transcript.
 */
export function useSpeech(speech: SpeechPort, onTranscript: (transcript: string) => void) {
  const [state, setState] = useState<SpeechState>({ status: speech.isSupported ? 'idle' : 'unsupported' });
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);

  const listen = (language?: SpeechLanguage) => {
    stop.current();
    setState({ status: 'listening', transcript: '' });
    stop.current = speech.listen(
      {
        onTranscript: (transcript) => setState({ status: 'listening', transcript }),
        onEnd: (end, transcript) =>
          end === 'recognised' ? onTranscript(transcript) : setState({ status: 'ended', end }),
      },
      language,
    );
  };
  return { state, listen };
}
