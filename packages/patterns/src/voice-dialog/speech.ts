/**
 * How listening ended: with a transcript (`recognised`), without a transcript (`nothing`), or with a failure.
 */
export type SpeechEnd = 'recognised' | 'nothing' | 'denied' | 'offline' | 'failed';

/** A language to listen for. Indian English includes Hindi words in Latin letters. */
export type SpeechLanguage = 'en-IN' | 'hi-IN';

export interface SpeechListener {
  /** The transcript so far. It may still change. */
  onTranscript(transcript: string): void;
  /** Called once, as the last callback. With `recognised`, the transcript is final. */
  onEnd(end: SpeechEnd, transcript: string): void;
}

/** The interface through which voice search uses speech recognition. */
export interface SpeechPort {
  /** Whether the browser has speech recognition. */
  readonly isSupported: boolean;
  /**
   * Starts to listen, for English by default. The browser may first ask for permission to use the microphone.
   * Returns a function that stops listening without calling the callbacks.
   */
  listen(listener: SpeechListener, language?: SpeechLanguage): () => void;
}

/** The part of the Web Speech API that is used here. TypeScript's DOM library lacks it. */
interface Recognition extends EventTarget {
  lang: string;
  interimResults: boolean;
  start(): void;
  abort(): void;
}
type Results = ArrayLike<ArrayLike<{ readonly transcript: string }>>;

const endByError: Readonly<Record<string, SpeechEnd>> = {
  'not-allowed': 'denied',
  'service-not-allowed': 'denied',
  'audio-capture': 'denied',
  'no-speech': 'nothing',
  network: 'offline',
};

/**
 * The speech recognition of the browser. `isSupported` is false if the browser has none. Source: Web Speech
 * API, W3C Community Group.
 */
export function browserSpeech(): SpeechPort {
  const globals = globalThis as {
    SpeechRecognition?: new () => Recognition;
    webkitSpeechRecognition?: new () => Recognition;
  };
  const RecognitionClass = globals.SpeechRecognition ?? globals.webkitSpeechRecognition;
  return {
    isSupported: RecognitionClass !== undefined,
    listen({ onTranscript, onEnd }, language = 'en-IN') {
      if (!RecognitionClass) {
        onEnd('failed', '');
        return () => undefined;
      }
      let transcript = '';
      let hasEnded = false;
      const finish = (end: SpeechEnd) => {
        if (hasEnded) return;
        hasEnded = true;
        onEnd(end, transcript);
      };
      const recognition = new RecognitionClass();
      recognition.lang = language;
      recognition.interimResults = true;
      recognition.addEventListener('result', (event) => {
        if (hasEnded) return;
        transcript = Array.from(
          (event as unknown as { results: Results }).results,
          (result) => result[0]?.transcript ?? '',
        )
          .join('')
          .trim();
        onTranscript(transcript);
      });
      recognition.addEventListener('error', (event) =>
        finish(endByError[(event as unknown as { error: string }).error] ?? 'failed'),
      );
      // After an `error` event, the browser also fires an `end` event. `finish` then does nothing, because it
      // has already reported the error.
      recognition.addEventListener('end', () => finish(transcript ? 'recognised' : 'nothing'));
      try {
        recognition.start();
      } catch {
        finish('failed');
      }
      return () => {
        hasEnded = true;
        recognition.abort();
      };
    },
  };
}
