import type { Picture } from '@luxe/contract/calls';
import type { StoreColours } from '@luxe/tokens/store-guard';
import { Heading } from '@luxe/ui/heading';
import { Image } from '@luxe/ui/image';
import { Link } from '@luxe/ui/link';
import { Text } from '@luxe/ui/text';
import { pictureProps, sizesFor, widthsFor } from '../picture/pictureProps.ts';
import { Banner, Media, Content } from './StoreBanner.styles.ts';

export type StoreBannerProps = {
  /** Result of `safeStore`. If `undefined`, the banner uses the default colours. */
  colours?: StoreColours | undefined;
  /** Type of store: "Designer store". */
  kicker: string;
  /** Name of the brand, the heading of the page. */
  name: string;
  /** A sentence. Empty for none. */
  text?: string;
  link?: { label: string; href: string } | undefined;
  /** Number of items as text: "57 items". */
  count: string;
  /**
   * A picture that is wider than high covers the picture side of the banner. Other pictures fit inside it.
   */
  image?: Picture | undefined;
};

/**
 * The header of a brand's store page, in the five colours of the brand [SHL-17]. The colours apply only to
 * this element. Typography and focus ring are those of the shop. On desktops, the text takes five columns and
 * the picture seven. On phones, the picture is above the text.
 */
export function StoreBanner({ colours, kicker, name, text, link, count, image }: StoreBannerProps) {
  return (
    <Banner data-store="" $colours={colours} $pictured={image !== undefined}>
      <Content>
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
        <div className="footer">
          {link && <Link href={link.href}>{link.label}</Link>}
          <Text size="sm" className="muted" tabular>
            {count}
          </Text>
        </div>
      </Content>
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
