import type { SpeechEnd, SpeechListener, SpeechPort } from './speech.ts';

/** A speech recognition for stories and tests, which control what is heard. */
export class FakeSpeech implements SpeechPort {
  readonly isSupported: boolean;
  listeners: SpeechListener[] = [];
  stopped = 0;
  constructor(isSupported = true) {
    this.isSupported = isSupported;
  }
  listen(listener: SpeechListener) {
    this.listeners.push(listener);
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
