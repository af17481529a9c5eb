import { Heading } from '@luxe/ui/heading';
import { Text } from '@luxe/ui/text';
import { Frame, Lines } from './VoicePanel.styles.ts';

export type VoicePanelProps = {
  /** What was heard so far, or the sentence that stands in its place. */
  words: string;
  /** A sentence under it: what can be said, or what went wrong. */
  hint: string;
  /** The lines move. */
  isListening?: boolean;
};

/** Pixels of each line of the voice. */
const lines = [8, 14, 26, 40, 52, 34, 46, 60, 42, 22, 36, 50, 28, 16, 30, 20, 10, 6];

/** What a voice says, as large as a heading, while it is said. Its words are announced as they change. */
export function VoicePanel({ words, hint, isListening = false }: VoicePanelProps) {
  return (
    <Frame>
      <div role="status">
        <Heading level={3} size="title-l">
          {words}
        </Heading>
      </div>
      <Lines aria-hidden data-moving={isListening}>
        {lines.map((height, at) => (
          <i key={at} style={{ height }} />
        ))}
      </Lines>
      <Text tone="secondary">{hint}</Text>
    </Frame>
  );
}
