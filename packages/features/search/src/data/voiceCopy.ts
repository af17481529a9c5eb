import type { VoiceLabels } from '@luxe/patterns/voice-dialog';
import { voiceLabels } from '@luxe/patterns/voice-labels';

/** Copy of the voice search, which loads on demand. */
export const voiceCopy: VoiceLabels = {
  ...voiceLabels,
  title: 'Search by voice',
  close: 'Close voice search',
  consent:
    'Your browser turns speech into text; some send the audio to their maker. We get only the text and use it for this search.',
};
