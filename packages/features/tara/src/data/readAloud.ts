/** The interface through which an answer is read aloud. */
export interface AloudPort {
  /** Whether the browser can speak. */
  readonly isSupported: boolean;
  /** Speaks a text. Calls `onEnd` when it ends or fails. Returns a function that stops it without a call. */
  speak(text: string, language: string, onEnd: () => void): () => void;
}

/** The speech synthesis of the browser. Source: Web Speech API, W3C Community Group. */
export function browserAloud(): AloudPort {
  const { speechSynthesis, SpeechSynthesisUtterance: Utterance } = globalThis as Partial<
    Pick<typeof globalThis, 'speechSynthesis' | 'SpeechSynthesisUtterance'>
  >;
  if (!speechSynthesis || !Utterance) return { isSupported: false, speak: () => () => undefined };
  return {
    isSupported: true,
    speak(text, language, onEnd) {
      let isStopped = false;
      const finish = () => {
        if (!isStopped) onEnd();
        isStopped = true;
      };
      const utterance = new Utterance(text);
      utterance.lang = language;
      utterance.addEventListener('end', finish);
      utterance.addEventListener('error', finish);
      // Another page of this browser may still speak.
      speechSynthesis.cancel();
      speechSynthesis.speak(utterance);
      return () => {
        isStopped = true;
        speechSynthesis.cancel();
      };
    },
  };
}

/** BCP 47 tag of the voice for the language of a question. Hindi in Latin letters is read as English. */
export const voiceLanguage = (language: 'en' | 'hi' | 'hi-Latn' | 'mixed'): string =>
  language === 'hi' ? 'hi-IN' : 'en-IN';
