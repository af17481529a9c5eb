import { Image } from '@luxe/ui/image';
import { Tag } from '@luxe/ui/tag';
import { Text } from '@luxe/ui/text';
import { useState } from 'react';
import { pictureProps, widthsFor } from '../picture/pictureProps.ts';
import { PriceBlock } from '../price-block/PriceBlock.tsx';
import { productTag } from './productTag.ts';
import { TileAction } from './TileAction.tsx';
import type { TileProduct } from './tileProduct.ts';
import { Choices, Second, Tile } from './ProductTile.styles.ts';

export type ProductTileProps = {
  product: TileProduct;
  /** Displayed width of the picture, as the `sizes` attribute. */
  sizes: string;
  /** Whether the picture is above the fold and loads eagerly. */
  priority?: boolean;
  /**
   * `cutout` (default): an object without a background, on the media background of the theme. `photo`: an
   * opaque, bright photograph that fills the frame. Elements on a photograph use the light theme.
   */
  picture?: 'cutout' | 'photo';
  /** `li` (default) in a list of products. */
  as?: 'li' | 'article';
  className?: string;
  labels?: ProductTileLabels;
};

export type ProductTileLabels = {
  outOfStock: string;
  colours: (count: number) => string;
  /** Tag of a product. `undefined` for no tag. */
  tag: (product: TileProduct) => string | undefined;
};

export const productTileLabels: ProductTileLabels = {
  outOfStock: 'Out of stock',
  colours: (count) => `${count} colours`,
  tag: productTag,
};

/**
 * A product in a list: picture, brand, name, price, one tag [LST-08]. The entire tile is one link, named by
 * brand and product. The second picture and the sizes are added on first hover or focus, because a shopper
 * hovers over only a few of many tiles. A sold-out product shows "Out of stock" instead of its price.
 */
export function ProductTile({
  product,
  sizes,
  priority = false,
  picture = 'cutout',
  as,
  className,
  labels = productTileLabels,
}: ProductTileProps) {
  const [first, second] = product.images;
  const tag = labels.tag(product);
  const isPhoto = picture === 'photo';
  const imageStyle = isPhoto
    ? ({ ratio: '4/5', fit: 'cover', tone: 'photo' } as const)
    : ({ ratio: '4/5', fit: 'contain', tone: 'media' } as const);
  // A photograph is light in every theme. The elements on it and its placeholder therefore use the light
  // theme.
  const overlayTheme = isPhoto ? 'light' : undefined;
  const [hasInteraction, setHasInteraction] = useState(false);
  const [isSecondReady, setSecondReady] = useState(false);
  const handleInteraction = () => setHasInteraction(true);
  return (
    <Tile as={as} className={className} onPointerEnter={handleInteraction} onFocus={handleInteraction}>
      <div className="media" data-theme={overlayTheme}>
        <div className="first" data-sold-out={product.isOutOfStock || undefined}>
          {first && (
            <Image {...pictureProps(first, widthsFor.tile, sizes)} {...imageStyle} priority={priority} />
          )}
        </div>
        {hasInteraction && second && !product.isOutOfStock && (
          <Second aria-hidden data-ready={isSecondReady || undefined}>
            <Image
              {...pictureProps(second, widthsFor.tile, sizes)}
              alt=""
              {...imageStyle}
              priority
              onLoad={({ currentTarget }) => void canPaint(currentTarget).then(setSecondReady)}
            />
          </Second>
        )}
        {tag && (
          <div className="tag">
            <Tag>{tag}</Tag>
          </div>
        )}
        {hasInteraction && <TileChoices product={product} labels={labels} />}
      </div>
      <p className="brand">{product.brandname}</p>
      <p className="name">
        <a href={product.webURL} aria-label={`${product.brandname} ${product.productname}`}>
          <span className="cut">{product.productname}</span>
        </a>
      </p>
      <div className="cost">
        {product.isOutOfStock ? (
          <Text size="ui" tone="tertiary">
            {labels.outOfStock}
          </Text>
        ) : (
          <PriceBlock
            price={product.price.sellingPrice}
            mrp={product.price.mrpPrice}
            discountPercent={product.price.discountPercent}
          />
        )}
      </div>
      <TileAction product={product} theme={overlayTheme} />
    </Tile>
  );
}

/** Decodes a picture. Resolves to true if the browser can paint the picture, otherwise to false. */
const canPaint = (picture: HTMLImageElement) =>
  picture.decode().then(
    () => true,
    () => false,
  );

/** Available sizes and the number of colours. */
function TileChoices({ product, labels }: { product: TileProduct; labels: ProductTileLabels }) {
  const sizes = product.sizes.filter(({ isAvailable }) => isAvailable).map(({ size }) => size);
  const colours = product.colors.length;
  if (product.isOutOfStock || (sizes.length < 2 && colours < 2)) return null;
  return (
    <Choices>
      <span>{sizes.length > 1 ? sizes.join(', ') : ''}</span>
      {colours > 1 && <span>{labels.colours(colours)}</span>}
    </Choices>
  );
}
