import type { SpeechEnd } from './voice/speech.ts';

/** Words of the search by voice; they come with it. */
export const voiceCopy = {
  title: 'Search by voice',
  close: 'Close voice search',
  ask: 'May we listen?',
  consent:
    'Your browser turns your voice into words; some send it to their maker for that. We get the words alone, and use them for this search.',
  start: 'Start listening',
  again: 'Listen again',
  type: 'Type instead',
  speak: 'Speak now',
  hint: 'Say a colour, a house or an occasion. English and Hindi.',
  unsupported: 'This browser cannot listen',
  unsupportedHint: 'Type what you are looking for instead.',
  ends: {
    nothing: ['Nothing was heard', 'Hold the telephone nearer, or type instead.'],
    denied: [
      'The microphone is not allowed',
      'Allow it for this page in your browser’s settings, or type instead.',
    ],
    offline: ['Your browser cannot listen without a connection', 'Type what you are looking for instead.'],
    failed: ['Listening failed', 'Try again, or type instead.'],
  } satisfies Record<Exclude<SpeechEnd, 'heard'>, [string, string]>,
} as const;
