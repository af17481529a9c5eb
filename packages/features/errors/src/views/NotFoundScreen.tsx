import { ArtBanner } from '@luxe/patterns/art-banner';
import type { ShownPicture } from '@luxe/patterns/picture';
import { Heading } from '@luxe/ui/heading';
import { LinkWords } from '@luxe/ui/link-words';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { copy } from '../copy.ts';
import { Home } from './NotFoundScreen.styles.ts';

/** The house's own picture, the stone hall; a retailer gives another. */
const hall = {
  wide: { url: '/media/036e12ed92b28c31.avif', alt: '', width: 1600, height: 700 },
  tall: { url: '/media/ede04db15be12bf9.avif', alt: '', width: 900, height: 865 },
};

export type NotFoundScreenProps = {
  image?: { wide: ShownPicture; tall: ShownPicture };
};

/** "404 - Page Not Found": one banner that leads home, all of it (RTE-06). The status is the server's to set. */
export function NotFoundScreen({ image = hall }: NotFoundScreenProps) {
  return (
    <Home href="/">
      <ArtBanner image={image}>
        <Stack gap={18} align="start">
          <Text size="sm">{copy.notFound}</Text>
          <Heading level={1} size="display-l" tabIndex={-1}>
            {copy.notFoundTitle}
          </Heading>
          <Text size="lg">{copy.notFoundText}</Text>
          <LinkWords>{copy.home}</LinkWords>
        </Stack>
      </ArtBanner>
    </Home>
  );
}
