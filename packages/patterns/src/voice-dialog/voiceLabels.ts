import type { VoiceLabels } from './VoiceDialog.tsx';

/** Labels that do not depend on what the text is for. */
export const voiceLabels = {
  consentTitle: 'May we listen?',
  start: 'Start listening',
  again: 'Listen again',
  typeInstead: 'Type instead',
  language: 'Language',
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
  },
} as const satisfies Partial<VoiceLabels>;
