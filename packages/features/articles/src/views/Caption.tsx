import { Text } from '@luxe/ui/text';
import { copy } from '../data/copy.ts';

export type CaptionProps = {
  caption: string;
  credit: string | undefined;
  /** Default: the credit of a picture. */
  creditText?: (name: string) => string;
};

/** The caption of a picture or film, with its credit. */
export function Caption({ caption, credit, creditText = copy.credit }: CaptionProps) {
  const text = [caption, credit && creditText(credit)].filter(Boolean).join(' ');
  if (!text) return null;
  return (
    <Text as="figcaption" size="xs" tone="tertiary">
      {text}
    </Text>
  );
}
