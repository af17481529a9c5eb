import { VoiceDialog, type VoiceDialogProps } from '@luxe/patterns/voice-dialog';
import { readStored, writeStored } from '@luxe/resources';
import { voiceCopy } from './data/voiceCopy.ts';

export type VoiceSearchProps = Pick<VoiceDialogProps, 'onTranscript' | 'onClose' | 'speech'>;

/** The voice search dialog. It asks for consent before it first listens [SEA-17]. */
export default function VoiceSearch(props: VoiceSearchProps) {
  return (
    <VoiceDialog
      {...props}
      isAllowed={readStored('consentVoice') === 'yes'}
      onAllow={() => writeStored('consentVoice', 'yes')}
      labels={voiceCopy}
    />
  );
}
