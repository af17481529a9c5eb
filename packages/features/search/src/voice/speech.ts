/** Why listening ended: with words, without, or not at all. */
export type SpeechEnd = 'heard' | 'nothing' | 'denied' | 'offline' | 'failed';

export interface SpeechListener {
  /** What has been heard so far; it may still change. */
  onWords(words: string): void;
  /** Once, and nothing after it. With `heard` the words are as they stay. */
  onEnd(end: SpeechEnd, words: string): void;
}

/** What listens to a shopper. */
export interface SpeechPort {
  /** False where this browser cannot. */
  readonly isSupported: boolean;
  /** Begins to listen, and asks for the microphone if it must. The answer stops it, without a word. */
  listen(listener: SpeechListener): () => void;
}

/** The part of the Web Speech API that is used; TypeScript's own library does not know it. */
interface Recognition extends EventTarget {
  lang: string;
  interimResults: boolean;
  start(): void;
  abort(): void;
}
type Results = ArrayLike<ArrayLike<{ readonly transcript: string }>>;

/** English as it is spoken in India, with its Hindi words in Latin letters. */
const language = 'en-IN';

const endOf: Readonly<Record<string, SpeechEnd>> = {
  'not-allowed': 'denied',
  'service-not-allowed': 'denied',
  'audio-capture': 'denied',
  'no-speech': 'nothing',
  network: 'offline',
};

/** The browser's own recognition, where it has one. Source: Web Speech API, W3C Community Group. */
export function browserSpeech(): SpeechPort {
  const of = globalThis as {
    SpeechRecognition?: new () => Recognition;
    webkitSpeechRecognition?: new () => Recognition;
  };
  const Listening = of.SpeechRecognition ?? of.webkitSpeechRecognition;
  return {
    isSupported: Listening !== undefined,
    listen({ onWords, onEnd }) {
      if (!Listening) {
        onEnd('failed', '');
        return () => undefined;
      }
      let words = '';
      let hasEnded = false;
      const end = (how: SpeechEnd) => {
        if (hasEnded) return;
        hasEnded = true;
        onEnd(how, words);
      };
      const recognition = new Listening();
      recognition.lang = language;
      recognition.interimResults = true;
      recognition.addEventListener('result', (event) => {
        if (hasEnded) return;
        words = Array.from(
          (event as unknown as { results: Results }).results,
          (result) => result[0]?.transcript ?? '',
        )
          .join('')
          .trim();
        onWords(words);
      });
      recognition.addEventListener('error', (event) =>
        end(endOf[(event as unknown as { error: string }).error] ?? 'failed'),
      );
      // It also comes after an error, which was told by then.
      recognition.addEventListener('end', () => end(words ? 'heard' : 'nothing'));
      try {
        recognition.start();
      } catch {
        end('failed');
      }
      return () => {
        hasEnded = true;
        recognition.abort();
      };
    },
  };
}
