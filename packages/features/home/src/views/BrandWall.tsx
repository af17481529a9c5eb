import { Container } from '@luxe/ui/container';
import { useLinkComponent } from '@luxe/ui/link-provider';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { Link } from '@luxe/ui/link';
import { Fragment } from 'react';
import { copy } from '../copy.ts';
import type { BlockOf } from './blocks.ts';
import { Wall } from './Home.styles.ts';

/** The houses in one sentence, each a link; the rest counted. */
export function BrandWall({ block: { title, brands, moreCount, link } }: { block: BlockOf<'brandWall'> }) {
  const Anchor = useLinkComponent();
  return (
    <Container>
      <Stack as="section" gap={20} align="start">
        <Text voice="editor" size="lg" tone="secondary" role="heading" aria-level={2}>
          {title}
        </Text>
        <Wall>
          {brands.map(({ name, href }, at) => (
            <Fragment key={href}>
              <span className="house">
                <Anchor href={href}>{name}</Anchor>
                {at < brands.length - 1 && <span className="quiet">,</span>}
              </span>{' '}
            </Fragment>
          ))}
          {moreCount > 0 && <span className="quiet">{copy.more(moreCount)}</span>}
        </Wall>
        <Link href={link.href}>{link.label}</Link>
      </Stack>
    </Container>
  );
}
