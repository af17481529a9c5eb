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

/**
 * BCP 47 tag of the voice for a text: that of Hindi if most letters are of Devanagari, else that of English.
 * A question in Hindi may have an answer in English.
 */
export function voiceLanguage(text: string): 'hi-IN' | 'en-IN' {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  return count(/[\u0900-\u097f]/g) > count(/[a-z]/gi) ? 'hi-IN' : 'en-IN';
}
