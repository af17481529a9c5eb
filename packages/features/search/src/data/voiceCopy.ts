import type { SpeechEnd } from '../voice/speech.ts';

/** Copy of the voice search, which loads on demand. */
export const voiceCopy = {
  title: 'Search by voice',
  close: 'Close voice search',
  consentTitle: 'May we listen?',
  consent:
    'Your browser turns speech into text; some send the audio to their maker. We get only the text and use it for this search.',
  start: 'Start listening',
  again: 'Listen again',
  typeInstead: 'Type instead',
  speak: 'Speak now',
  hint: 'Try a colour, brand or occasion, in English or Hindi.',
  unsupported: 'This browser cannot listen',
  unsupportedHint: 'Type what you are looking for instead.',
  endMessages: {
    nothing: ['Nothing was heard', 'Hold your phone closer, or type instead.'],
    denied: [
      'Microphone access is blocked',
      'Allow it for this page in your browser’s settings, or type instead.',
    ],
    offline: ['Voice search needs a connection', 'Type what you are looking for instead.'],
    failed: ['Listening failed', 'Try again, or type instead.'],
  } satisfies Record<Exclude<SpeechEnd, 'recognised'>, [string, string]>,
} as const;
