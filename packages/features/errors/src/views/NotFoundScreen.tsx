import { ArtBanner } from '@luxe/patterns/art-banner';
import type { PictureWithoutTone } from '@luxe/patterns/picture';
import { Heading } from '@luxe/ui/heading';
import { LinkText } from '@luxe/ui/link-text';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import styled from 'styled-components';
import { copy } from '../data/copy.ts';

/** The default picture of the page: a stone hall. A retailer can pass another picture. */
const defaultImage = {
  wide: { url: '/media/036e12ed92b28c31.avif', alt: '', width: 1600, height: 700 },
  tall: { url: '/media/ede04db15be12bf9.avif', alt: '', width: 900, height: 865 },
};

export type NotFoundScreenProps = {
  image?: { wide: PictureWithoutTone; tall: PictureWithoutTone };
};

/** "404 - Page Not Found": one banner that links to the home page [RTE-06]. The server sets the status. */
export function NotFoundScreen({ image = defaultImage }: NotFoundScreenProps) {
  return (
    <HomeLink href="/">
      <ArtBanner image={image}>
        <Stack gap={18} align="start">
          <Text size="sm">{copy.notFound}</Text>
          <Heading level={1} size="display-l" tabIndex={-1}>
            {copy.notFoundTitle}
          </Heading>
          <Text size="lg">{copy.notFoundText}</Text>
          <LinkText>{copy.home}</LinkText>
        </Stack>
      </ArtBanner>
    </HomeLink>
  );
}

const HomeLink = styled.a`
  display: block;

  h1 {
    max-inline-size: 6em;
  }
`;
