import type { SpeechEnd, SpeechLanguage, SpeechListener, SpeechPort } from './speech.ts';

/** A speech recognition for stories and tests, which control what is heard. */
export class FakeSpeech implements SpeechPort {
  readonly isSupported: boolean;
  listeners: SpeechListener[] = [];
  /** The language of each listener. */
  languages: SpeechLanguage[] = [];
  stopped = 0;
  constructor(isSupported = true) {
    this.isSupported = isSupported;
  }
  listen(listener: SpeechListener, language: SpeechLanguage = 'en-IN') {
    this.listeners.push(listener);
    this.languages.push(language);
    return () => {
      this.stopped += 1;
    };
  }
  emitTranscript(transcript: string) {
    this.listeners.at(-1)?.onTranscript(transcript);
  }
  end(end: SpeechEnd, transcript = '') {
    this.listeners.at(-1)?.onEnd(end, transcript);
  }
}
