import type { VoiceLabels } from '@luxe/patterns/voice-dialog';
import { voiceLabels } from '@luxe/patterns/voice-labels';

/** Copy of the question by voice, which loads on demand. */
export const voiceCopy: VoiceLabels = {
  ...voiceLabels,
  title: 'Speak to Tara',
  close: 'Close voice',
  consent:
    'Your browser turns speech into text; some send the audio to their maker. We get only the text and use it for this question.',
  unsupportedHint: 'Type your question instead.',
  endMessages: {
    ...voiceLabels.endMessages,
    offline: ['Listening needs a connection', 'Type your question instead.'],
  },
};
