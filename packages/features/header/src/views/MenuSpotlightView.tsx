import { pictureProps, widthsFor } from '@luxe/patterns/picture';
import { Image } from '@luxe/ui/image';
import { LinkArea } from '@luxe/ui/link-area';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import type { MenuSpotlight } from '../data/toMenu.ts';

export type MenuSpotlightViewProps = { spotlight: MenuSpotlight; className?: string };

/** A spotlight of a menu: picture, link and one line of text. */
export function MenuSpotlightView({
  spotlight: { label, href, text, picture },
  className,
}: MenuSpotlightViewProps) {
  return (
    <LinkArea className={className}>
      <Stack gap={12}>
        {picture && (
          <Image
            {...pictureProps({ ...picture, alt: '' }, widthsFor.tile, '25vw')}
            ratio="1/1"
            fit="contain"
            tone="media"
          />
        )}
        <div>
          <Text size="sm" weight="medium">
            <a href={href}>{label}</a>
          </Text>
          {text !== '' && (
            <Text size="sm" tone="secondary">
              {text}
            </Text>
          )}
        </div>
      </Stack>
    </LinkArea>
  );
}
