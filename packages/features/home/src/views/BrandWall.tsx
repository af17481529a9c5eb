import { NameWall } from '@luxe/patterns/name-wall';
import { Container } from '@luxe/ui/container';
import { Link } from '@luxe/ui/link';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { copy } from '../data/copy.ts';
import type { BlockOf } from '../data/contentPageParts.ts';

/** Brand links in one sentence, followed by the number of other brands. */
export function BrandWall({ block: { title, brands, moreCount, link } }: { block: BlockOf<'brandWall'> }) {
  return (
    <Container>
      <Stack as="section" gap={20} align="start">
        <Text voice="editor" size="lg" tone="secondary" role="heading" aria-level={2}>
          {title}
        </Text>
        <NameWall names={brands} rest={moreCount > 0 ? copy.more(moreCount) : ''} />
        <Link href={link.href}>{link.label}</Link>
      </Stack>
    </Container>
  );
}
