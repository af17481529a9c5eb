import { ArtBanner, type BannerPicture } from '@luxe/patterns/art-banner';
import { Heading } from '@luxe/ui/heading';
import { useLinkComponent } from '@luxe/ui/link-provider';
import { LinkWords } from '@luxe/ui/link-words';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { copy } from '../copy.ts';
import { Home } from './NotFoundScreen.styles.ts';

const crop = (view: 'wide' | 'tall', width: number, height: number): BannerPicture => ({
  url: `/media/editorial-stone-hall-${view}.avif`,
  alt: '',
  width,
  height,
});

/** The house's own picture; a retailer gives another. */
const hall = { wide: crop('wide', 1600, 700), tall: crop('tall', 900, 1125) };

export type NotFoundScreenProps = {
  image?: { wide: BannerPicture; tall: BannerPicture };
};

/** "404 - Page Not Found": one banner that leads home, all of it (RTE-06). The status is the server's to set. */
export function NotFoundScreen({ image = hall }: NotFoundScreenProps) {
  return (
    <Home as={useLinkComponent()} href="/">
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
