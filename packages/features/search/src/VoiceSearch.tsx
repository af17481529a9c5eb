import { VoicePanel } from '@luxe/patterns/voice-panel';
import { readStored, writeStored } from '@luxe/resources';
import { Button } from '@luxe/ui/button';
import { Dialog } from '@luxe/ui/dialog';
import { Stack } from '@luxe/ui/stack';
import { useEffect, useRef } from 'react';
import { browserSpeech, type SpeechPort } from './voice/speech.ts';
import { useSpeech, type SpeechState } from './voice/useSpeech.ts';
import { voiceCopy as copy } from './voiceCopy.ts';

export type VoiceSearchProps = {
  onHeard: (words: string) => void;
  /** The shopper would rather type, or has closed it. */
  onClose: () => void;
  /** Default: the browser's own. */
  speech?: SpeechPort;
};

/** Listens for what to search. Asks before it does the first time; who cannot or may not be heard is told, and can type. */
export default function VoiceSearch({ onHeard, onClose, speech }: VoiceSearchProps) {
  const port = useRef(speech ?? browserSpeech());
  const { state, listen } = useSpeech(port.current, onHeard);
  const begin = useRef(listen);
  // Who said yes before is listened to at once: the press on the microphone is what asks for it.
  useEffect(() => {
    if (port.current.isSupported && readStored('consentVoice') === 'yes') begin.current();
  }, []);

  const agree = () => {
    writeStored('consentVoice', 'yes');
    listen();
  };

  const { words, hint } = facesOf(state);
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
          {state.at === 'idle' && (
            <Button block onClick={agree}>
              {copy.start}
            </Button>
          )}
          {state.at === 'ended' && (
            <Button block onClick={listen}>
              {copy.again}
            </Button>
          )}
          <Button block emphasis="secondary" onClick={onClose}>
            {copy.type}
          </Button>
        </Stack>
      }
    >
      <VoicePanel words={words} hint={hint} isListening={state.at === 'listening'} />
    </Dialog>
  );
}

function facesOf(state: SpeechState): { words: string; hint: string } {
  if (state.at === 'idle') return { words: copy.ask, hint: copy.consent };
  if (state.at === 'unsupported') return { words: copy.unsupported, hint: copy.unsupportedHint };
  if (state.at === 'listening') return { words: state.words || copy.speak, hint: copy.hint };
  const [words, hint] = copy.ends[state.end];
  return { words, hint };
}
