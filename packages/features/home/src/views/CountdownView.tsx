import { Container } from '@luxe/ui/container';
import { Heading } from '@luxe/ui/heading';
import { Link } from '@luxe/ui/link';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { countdownLine } from '../data/countdownLine.ts';
import type { BlockOf } from './blocks.ts';

export type CountdownViewProps = {
  block: BlockOf<'countdown'>;
  /** In ms; `undefined` where nobody knows: then it says the date, which is true at any time before. */
  now: number | undefined;
};

/** Until when something can be had, said once and quietly. Over, it is what the editor says then, or nothing. */
export function CountdownView({ block: { title, text, link, ends, after }, now }: CountdownViewProps) {
  const line = countdownLine(ends, now);
  if (!line && !after) return null;
  return (
    <Container>
      <Stack as="section" gap={16} align="start">
        <Text voice="editor" size="lg" tone="secondary">
          {line ? <time dateTime={ends}>{line}</time> : after}
        </Text>
        <Heading level={2}>{title}</Heading>
        {text && line && (
          <Text size="lg" tone="secondary">
            {text}
          </Text>
        )}
        {link && <Link href={link.href}>{link.label}</Link>}
      </Stack>
    </Container>
  );
}
