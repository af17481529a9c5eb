import type { Picture } from '@luxe/contract/calls';
import type { StoreColours } from '@luxe/tokens/store-guard';
import { Heading } from '@luxe/ui/heading';
import { Image } from '@luxe/ui/image';
import { Link } from '@luxe/ui/link';
import { Text } from '@luxe/ui/text';
import { pictureProps, sizesFor, widthsFor } from '../picture/pictureProps.ts';
import { Banner, Media, Words } from './StoreBanner.styles.ts';

export type StoreBannerProps = {
  /** What `safeStore` has let pass; without them the banner wears our own. */
  colours?: StoreColours | undefined;
  /** What sort of store it is: "Designer store". */
  kicker: string;
  /** The house; the heading of the page. */
  name: string;
  /** A sentence; empty for none. */
  text?: string;
  link?: { label: string; href: string } | undefined;
  /** How many pieces it has, in words. */
  count: string;
  /** A scene, wider than high, fills its part; a cut-out stands free in it. */
  image?: Picture | undefined;
};

/**
 * The head of a house's own page, in five colours of its own (SHL-17). They hold on this element and nowhere else; type, focus and all below
 * stay the shop's. Five columns of words and seven of picture; on phones the picture is above.
 */
export function StoreBanner({ colours, kicker, name, text, link, count, image }: StoreBannerProps) {
  return (
    <Banner data-store="" $colours={colours} $pictured={image !== undefined}>
      <Words>
        <Text size="sm" className="muted">
          {kicker}
        </Text>
        <Heading level={1} size="display-l" tabIndex={-1}>
          {name}
        </Heading>
        {text && (
          <Text size="lg" className="muted">
            {text}
          </Text>
        )}
        <div className="foot">
          {link && <Link href={link.href}>{link.label}</Link>}
          <Text size="sm" className="muted" tabular>
            {count}
          </Text>
        </div>
      </Words>
      {image && (
        <Media>
          <Image
            {...pictureProps(image, widthsFor.banner, sizesFor.wideColumn)}
            ratio="fill"
            fit={image.width > image.height ? 'cover' : 'contain'}
            priority
          />
        </Media>
      )}
    </Banner>
  );
}
