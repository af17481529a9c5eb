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
  /** How wide the picture is drawn, as `sizes` of an image says it. */
  sizes: string;
  /** Above the fold: loaded at once. */
  priority?: boolean;
  /**
   * `cutout` (default): an object without a ground, on the lit ground of the theme. `photo`: an opaque photograph on a light
   * ground, full bleed; what lies on it is in ink in both themes.
   */
  picture?: 'cutout' | 'photo';
  /** `li` (default) in a list of products. */
  as?: 'li' | 'article';
  className?: string;
  words?: ProductTileWords;
};

/** Every sentence that a tile says by itself. */
export type ProductTileWords = {
  outOfStock: string;
  colours: (count: number) => string;
  /** The tag of a product; undefined for none. */
  tag: (product: TileProduct) => string | undefined;
};

export const productTileWords: ProductTileWords = {
  outOfStock: 'Out of stock',
  colours: (count) => `${count} colours`,
  tag: productTag,
};

/**
 * A product in a list: picture, brand, name, price, one tag (LST-08). The whole tile is one link, named by brand and name. A second
 * picture and the sizes come on hover and on focus, and are not in the page before: a listing has many tiles and a shopper points at
 * few. What is sold out stays, and says so where its price was.
 */
export function ProductTile({
  product,
  sizes,
  priority = false,
  picture = 'cutout',
  as,
  className,
  words = productTileWords,
}: ProductTileProps) {
  const [first, second] = product.images;
  const tag = words.tag(product);
  const isPhoto = picture === 'photo';
  const look = isPhoto
    ? ({ ratio: '4/5', fit: 'cover', tone: 'photo' } as const)
    : ({ ratio: '4/5', fit: 'contain', tone: 'media' } as const);
  // A photograph has a light ground in every theme: what lies on it, and its place before it is there, wear the colours of paper.
  const marks = isPhoto ? 'light' : undefined;
  const [isWanted, setWanted] = useState(false);
  const [isSecondReady, setSecondReady] = useState(false);
  const want = () => setWanted(true);
  return (
    <Tile as={as} className={className} onPointerEnter={want} onFocus={want}>
      <div className="media" data-theme={marks}>
        <div className="first" data-out={product.isOutOfStock || undefined}>
          {first && <Image {...pictureProps(first, widthsFor.tile, sizes)} {...look} priority={priority} />}
        </div>
        {isWanted && second && !product.isOutOfStock && (
          <Second aria-hidden data-ready={isSecondReady || undefined}>
            <Image
              {...pictureProps(second, widthsFor.tile, sizes)}
              alt=""
              {...look}
              priority
              onLoad={({ currentTarget }) => void decoded(currentTarget).then(setSecondReady)}
            />
          </Second>
        )}
        {tag && (
          <div className="tag">
            <Tag>{tag}</Tag>
          </div>
        )}
        {isWanted && <TileChoices product={product} words={words} />}
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
            {words.outOfStock}
          </Text>
        ) : (
          <PriceBlock
            price={product.price.sellingPrice}
            mrp={product.price.mrpPrice}
            discountPercent={product.price.discountPercent}
          />
        )}
      </div>
      <TileAction product={product} theme={marks} />
    </Tile>
  );
}

/** Whether a picture can be painted at once. */
const decoded = (picture: HTMLImageElement) =>
  picture.decode().then(
    () => true,
    () => false,
  );

/** The sizes that can be had, and how many colours there are. */
function TileChoices({ product, words }: { product: TileProduct; words: ProductTileWords }) {
  const sizes = product.sizes.filter(({ isAvailable }) => isAvailable).map(({ size }) => size);
  const colours = product.colors.length;
  if (product.isOutOfStock || (sizes.length < 2 && colours < 2)) return null;
  return (
    <Choices>
      <span>{sizes.length > 1 ? sizes.join(', ') : ''}</span>
      {colours > 1 && <span>{words.colours(colours)}</span>}
    </Choices>
  );
}
