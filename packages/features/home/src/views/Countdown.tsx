import { Container } from '@luxe/ui/container';
import { Heading } from '@luxe/ui/heading';
import { Link } from '@luxe/ui/link';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { countdownLine } from '../data/countdownLine.ts';
import { useMinute } from '../data/useMinute.ts';
import type { BlockOf } from './blocks.ts';

/** Until when something can be had, said once and quietly. Over, it is what the editor says then, or nothing. */
export function Countdown({ block: { title, text, link, ends, after } }: { block: BlockOf<'countdown'> }) {
  const line = countdownLine(ends, useMinute());
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
