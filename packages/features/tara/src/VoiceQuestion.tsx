import { VoiceDialog, type VoiceDialogProps } from '@luxe/patterns/voice-dialog';
import { readStored, writeStored } from '@luxe/resources';
import { voiceCopy } from './data/voiceCopy.ts';

export type VoiceQuestionProps = Pick<VoiceDialogProps, 'onTranscript' | 'onClose' | 'speech'>;

/** A question by voice, in English or Hindi. It has the consent of the voice search [SEA-17]. */
export default function VoiceQuestion(props: VoiceQuestionProps) {
  const allow = () => writeStored('consentVoice', 'yes');
  const isAllowed = readStored('consentVoice') === 'yes';
  return (
    <VoiceDialog
      {...props}
      labels={voiceCopy}
      isAllowed={isAllowed}
      onAllow={allow}
      language={readStored('voiceLanguage') === 'hi-IN' ? 'hi-IN' : 'en-IN'}
      onLanguageChange={(language) => writeStored('voiceLanguage', language)}
    />
  );
}
