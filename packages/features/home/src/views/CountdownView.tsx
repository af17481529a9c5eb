import { Container } from '@luxe/ui/container';
import { Heading } from '@luxe/ui/heading';
import { Link } from '@luxe/ui/link';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { countdownLine } from '../data/countdownLine.ts';
import type { BlockOf } from '../data/contentPageParts.ts';

export type CountdownViewProps = {
  block: BlockOf<'countdown'>;
  /**
   * Current time in ms. `undefined` on the server: then the view shows the full date, which is true at any
   * time.
   */
  now: number | undefined;
};

/** Shows when an offer ends. After the end it shows the editor's closing text, or nothing. */
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
