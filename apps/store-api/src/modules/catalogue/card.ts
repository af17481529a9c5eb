import type { Film, Picture } from '../../model/catalogue.ts';
import type { Film as FilmResponse, Picture as PictureResponse, ProductCard } from '@luxe/contract/calls';
import { filmUrl, pictureUrl } from '../media/originals.ts';
import { colourPath, productPath } from './paths.ts';
import { colourOffer, isReduced, defaultColour, isColourInStock, offerDiscount, toPrice } from './price.ts';
import type { StoredBrand, StoredColour, StoredProduct } from './repository.ts';

export const toFlag = (value: boolean) => (value ? 'Y' : 'N');

export function toPicture({ file, alt, width, height, tone }: Omit<Picture, 'view'>): PictureResponse {
  return { url: pictureUrl(file), alt, width, height, tone };
}

export function toFilm({ sources, captions }: Film): FilmResponse {
  return {
    sources: sources.map(({ file, type }) => ({ url: filmUrl(file), type })),
    ...(captions && {
      captions: { url: filmUrl(captions.file), lang: captions.lang, label: captions.label },
    }),
  };
}

/** Path of a product in a colour. The default colour has the path of the product. */
export function colourUrl(product: StoredProduct, colour: StoredColour): string {
  return colour.key === defaultColour(product).key
    ? productPath(product.slug, product.id)
    : colourPath(product.slug, product.id, colour.name);
}

/** Tile of a product in one colour, with its first two pictures at most. */
export function toCard(product: StoredProduct, colour: StoredColour, brand: StoredBrand): ProductCard {
  const offer = colourOffer(colour);
  return {
    productId: product.id,
    productname: product.name,
    brandname: brand.name,
    brandCode: brand.code,
    productCategoryId: product.categoryCode,
    webURL: colourUrl(product, colour),
    color: colour.name,
    images: colour.images
      .filter(({ film }) => !film)
      .slice(0, 2)
      .map(toPicture),
    price: {
      sellingPrice: toPrice(offer.pricePaise),
      mrpPrice: toPrice(offer.mrpPaise),
      discountPercent: offerDiscount(offer),
    },
    winningUssID: offer.ussid,
    isOutOfStock: !isColourInStock(colour),
    isProductNew: toFlag(product.isProductNew),
    isOnlineExclusive: toFlag(product.isOnlineExclusive),
    readyToShip: toFlag(product.readyToShip),
    isOfferExisting: toFlag(isReduced(offer)),
    colors: product.colours.map(({ name, hex }) => ({ color: name, colorHex: hex })),
    sizes: colour.variants.map(({ sizeLabel, offers }) => ({
      size: sizeLabel,
      isAvailable: offers.some(({ stock }) => stock > 0),
    })),
  };
}
