import { Heading } from '@luxe/ui/heading';
import { Text } from '@luxe/ui/text';
import { Frame, Lines } from './VoicePanel.styles.ts';

export type VoicePanelProps = {
  /** The recognised text so far, or a prompt. */
  transcript: string;
  /** A sentence below the transcript: what to search for, or what went wrong. */
  hint: string;
  /** Whether the lines move. */
  isListening?: boolean;
};

/** Heights of the lines, in px. */
const lineHeights = [8, 14, 26, 40, 52, 34, 46, 60, 42, 22, 36, 50, 28, 16, 30, 20, 10, 6];

/** Shows recognised speech in heading size while the shopper speaks, and announces its changes. */
export function VoicePanel({ transcript, hint, isListening = false }: VoicePanelProps) {
  return (
    <Frame>
      <div role="status">
        <Heading level={3} size="title-l">
          {transcript}
        </Heading>
      </div>
      <Lines aria-hidden data-moving={isListening}>
        {lineHeights.map((height, at) => (
          <i key={at} style={{ height }} />
        ))}
      </Lines>
      <Text tone="secondary">{hint}</Text>
    </Frame>
  );
}
