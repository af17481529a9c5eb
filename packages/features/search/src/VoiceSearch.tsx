import { VoicePanel } from '@luxe/patterns/voice-panel';
import { readStored, writeStored } from '@luxe/resources';
import { Button } from '@luxe/ui/button';
import { Dialog } from '@luxe/ui/dialog';
import { Stack } from '@luxe/ui/stack';
import { useEffect, useRef } from 'react';
import { browserSpeech, type SpeechPort } from './voice/speech.ts';
import { useSpeech, type SpeechState } from './voice/useSpeech.ts';
import { voiceCopy as copy } from './data/voiceCopy.ts';

export type VoiceSearchProps = {
  /** Called with the final transcript. */
  onTranscript: (transcript: string) => void;
  /** Called when the shopper closes the dialog or chooses to type. */
  onClose: () => void;
  /** Default: the Web Speech API of the browser. */
  speech?: SpeechPort;
};

/**
 * The voice search dialog. It asks for consent before it first listens. Without support or permission it
 * shows a message, and the shopper can type.
 */
export default function VoiceSearch({ onTranscript, onClose, speech }: VoiceSearchProps) {
  const port = useRef(speech ?? browserSpeech());
  const { state, listen } = useSpeech(port.current, onTranscript);
  const initialListen = useRef(listen);
  // If the shopper has consented earlier, listening starts at once, because the shopper has just pressed the
  // microphone button.
  useEffect(() => {
    if (port.current.isSupported && readStored('consentVoice') === 'yes') initialListen.current();
  }, []);

  const agree = () => {
    writeStored('consentVoice', 'yes');
    listen();
  };

  const { text, hint } = panelTextOf(state);
  return (
    <Dialog
      open
      size="s"
      title={copy.title}
      hideTitle
      closeLabel={copy.close}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <Stack gap={12}>
          {state.status === 'idle' && (
            <Button block onClick={agree}>
              {copy.start}
            </Button>
          )}
          {state.status === 'ended' && (
            <Button block onClick={listen}>
              {copy.again}
            </Button>
          )}
          <Button block emphasis="secondary" onClick={onClose}>
            {copy.typeInstead}
          </Button>
        </Stack>
      }
    >
      <VoicePanel transcript={text} hint={hint} isListening={state.status === 'listening'} />
    </Dialog>
  );
}

function panelTextOf(state: SpeechState): { text: string; hint: string } {
  if (state.status === 'idle') return { text: copy.consentTitle, hint: copy.consent };
  if (state.status === 'unsupported') return { text: copy.unsupported, hint: copy.unsupportedHint };
  if (state.status === 'listening') return { text: state.transcript || copy.speak, hint: copy.hint };
  const [text, hint] = copy.endMessages[state.end];
  return { text, hint };
}
