import { Button } from '@luxe/ui/button';
import { Dialog } from '@luxe/ui/dialog';
import { Stack } from '@luxe/ui/stack';
import { TextToggle } from '@luxe/ui/text-toggle';
import { useEffect, useRef, useState } from 'react';
import { VoicePanel } from '../voice-panel/VoicePanel.tsx';
import { browserSpeech, type SpeechEnd, type SpeechLanguage, type SpeechPort } from './speech.ts';
import { useSpeech, type SpeechState } from './useSpeech.ts';

export type { SpeechEnd, SpeechLanguage, SpeechListener, SpeechPort } from './speech.ts';

export type VoiceLabels = {
  /** Accessible name of the dialog: "Search by voice". */
  title: string;
  close: string;
  consentTitle: string;
  /** What happens with the voice, before the first use. */
  consent: string;
  start: string;
  again: string;
  typeInstead: string;
  /** Accessible name of the choice of the language. */
  language: string;
  speak: string;
  hint: string;
  unsupported: string;
  unsupportedHint: string;
  endMessages: Record<Exclude<SpeechEnd, 'recognised'>, readonly [title: string, hint: string]>;
};

export type VoiceDialogProps = {
  /** Whether the shopper has agreed earlier. Listening then starts at once. */
  isAllowed: boolean;
  /** Called when the shopper agrees, before the first use. */
  onAllow: () => void;
  /** Called with the final transcript. */
  onTranscript: (transcript: string) => void;
  /** Called when the shopper closes the dialog or chooses to type. */
  onClose: () => void;
  /** The language that the browser listens for at first. Default: English. */
  language?: SpeechLanguage;
  /** Called with the language that the shopper chooses. Without it, there is no choice. */
  onLanguageChange?: (language: SpeechLanguage) => void;
  /** Default: the Web Speech API of the browser. */
  speech?: SpeechPort | undefined;
  labels: VoiceLabels;
};

/** The languages in their own names. */
const languages: readonly (readonly [SpeechLanguage, name: string])[] = [
  ['en-IN', 'English'],
  ['hi-IN', 'हिन्दी'],
];

/**
 * Turns speech into text. Asks for consent before it first listens. Without support or permission it shows a
 * message, and the shopper can type.
 */
export function VoiceDialog({
  isAllowed,
  onAllow,
  onTranscript,
  onClose,
  language: firstLanguage = 'en-IN',
  onLanguageChange,
  speech,
  labels: copy,
}: VoiceDialogProps) {
  const port = useRef(speech ?? browserSpeech());
  const { state, listen } = useSpeech(port.current, onTranscript);
  const [language, setLanguage] = useState(firstLanguage);
  const initial = useRef({ listen, isAllowed, language });
  // If the shopper has consented earlier, listening starts at once, because the shopper has just pressed the
  // microphone button.
  useEffect(() => {
    if (port.current.isSupported && initial.current.isAllowed)
      initial.current.listen(initial.current.language);
  }, []);

  const agree = () => {
    onAllow();
    listen(language);
  };
  const chooseLanguage = (chosen: SpeechLanguage) => {
    setLanguage(chosen);
    onLanguageChange?.(chosen);
    if (state.status === 'listening') listen(chosen);
  };

  const [text, hint] = panelTextOf(state, copy);
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
            <Button block onClick={() => listen(language)}>
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
      {onLanguageChange && state.status !== 'unsupported' && (
        <Stack direction="row" gap={16} role="group" aria-label={copy.language}>
          {languages.map(([code, name]) => (
            <TextToggle
              key={code}
              type="button"
              lang={code}
              pressed={code === language}
              onClick={() => chooseLanguage(code)}
            >
              {name}
            </TextToggle>
          ))}
        </Stack>
      )}
    </Dialog>
  );
}

function panelTextOf(state: SpeechState, copy: VoiceLabels): readonly [text: string, hint: string] {
  if (state.status === 'idle') return [copy.consentTitle, copy.consent];
  if (state.status === 'unsupported') return [copy.unsupported, copy.unsupportedHint];
  if (state.status === 'listening') return [state.transcript || copy.speak, copy.hint];
  return copy.endMessages[state.end];
}
