import { useState, type ReactNode } from 'react';
import { Stack } from '../../layout/stack/Stack.tsx';
import { Text } from '../../typography/text/Text.tsx';
import { TextButton } from '../text-button/TextButton.tsx';

export type CopyButtonProps = {
  /** What is copied. */
  text: string;
  /** "Copied" */
  copiedText: string;
  /** For a browser that does not allow it: "Select it to copy it." */
  failedText: string;
  /** Names what is copied when the label does not: "Copy the tracking number". */
  'aria-label'?: string;
  /** "Copy" */
  children: ReactNode;
};

/** Copies a text that shoppers need elsewhere, such as a number or a code. Shows the outcome beside it. */
export function CopyButton({ text, copiedText, failedText, ...button }: CopyButtonProps) {
  const [message, setMessage] = useState('');
  const copy = async () => {
    // An empty message first, so that screen readers announce the same one again.
    setMessage('');
    setMessage(
      await write(text).then(
        () => copiedText,
        () => failedText,
      ),
    );
  };
  return (
    <Stack as="span" direction="row" gap={12} align="baseline" wrap>
      <TextButton {...button} onClick={() => void copy()} />
      <Text as="span" size="sm" tone="secondary" role="status">
        {message}
      </Text>
    </Stack>
  );
}

/** Rejects where the browser has no clipboard: on a page without https, or when it is forbidden. */
async function write(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
