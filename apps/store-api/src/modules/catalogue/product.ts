import type { CallResponseInput, Seo } from '@luxe/contract/calls';
import { categoryPath, productPath } from './paths.ts';
import { colourUrl, toFilm, toFlag, toPicture } from './card.ts';
import { categoryBreadcrumbs } from './listing.ts';
import type { LiveCatalogue } from './liveCatalogue.ts';
import { productFacts } from './productFacts.ts';
import {
  colourOffer,
  defaultColour,
  isColourInStock,
  isReduced,
  offerDiscount,
  toPrice,
  winningOffer,
} from './price.ts';
import type { StoredColour, StoredOffer, StoredProduct } from './repository.ts';

export type ProductResponse = CallResponseInput<'productDetails'>;

/** Highest stock count in responses. */
const stockCountLimit = 10;
const similarLimit = 12;
const questionLimit = 10;

/**
 * The data of a product page in one colour (specification, section 3, product page). For an unknown colour,
 * the page shows the default colour. Undefined for an unknown product.
 */
export async function showProduct(
  catalogue: LiveCatalogue,
  id: string,
  colourName?: string,
): Promise<ProductResponse | undefined> {
  const product = await catalogue.product(id);
  const brand = catalogue.brands.get(product?.brandCode ?? '');
  if (!product || !brand) return undefined;
  const colour = chooseColour(product, colourName);
  const offer = colourOffer(colour);
  const isDiscontinued = product.endedAt !== null;
  const sellers = new Set(colour.variants.flatMap(({ offers }) => offers.map(({ sellerId }) => sellerId)));
  return {
    productListingId: product.id,
    productName: product.name,
    productTitle: product.title,
    productDescription: product.description,
    brandName: brand.name,
    brandURL: categoryPath(brand.slug, brand.code),
    brandCode: brand.code,
    superBrand: brand.superBrand,
    productCategoryId: product.categoryCode,
    rootCategory: product.catalogue,
    categoryHierarchy: catalogue.pathTo(product.categoryCode).map(({ code, name, slug }) => ({
      category_id: code,
      category_name: name,
      webURL: categoryPath(slug, code),
    })),
    winningSellerPrice: toPrice(offer.pricePaise),
    mrpPrice: toPrice(offer.mrpPaise),
    discountPercent: offerDiscount(offer),
    winningUssID: offer.ussid,
    winningSellerID: offer.sellerId,
    winningSellerName: catalogue.sellers.get(offer.sellerId)?.name ?? offer.sellerId,
    otherSellersCount: sellers.size - 1,
    deliveryModesCount: offer.deliveryModes.length,
    hasSizeGuide: product.sizeChart !== null,
    ...(product.sizeChart?.garment && { garment: product.sizeChart.garment }),
    color: colour.name,
    variantOptions: {
      colorlink: product.colours.map((one) => ({
        color: one.name,
        colorHex: one.hex,
        webURL: colourUrl(product, one),
        selected: one.key === colour.key,
      })),
      sizelink: colour.variants.map((variant) => toSize(variant.sizeLabel, winningOffer(variant))),
    },
    isOutOfStock: isDiscontinued || !isColourInStock(colour),
    ...(isDiscontinued && { isDiscontinued }),
    galleryImagesList: colour.images.map((image) => ({
      ...toPicture(image),
      view: image.view,
      ...(image.film && { film: toFilm(image.film) }),
    })),
    webURL: colourUrl(product, colour),
    seo: productSeo(catalogue, product),
    readyToShip: toFlag(product.readyToShip),
    isProductNew: toFlag(product.isProductNew),
    isOnlineExclusive: toFlag(product.isOnlineExclusive),
    isOfferExisting: toFlag(isReduced(offer)),
    isGiveAway: toFlag(product.isGiveAway),
    returnPolicy: product.returnPolicy,
    details: product.details,
    care: product.care,
    styleNote: product.styleNote,
    legalFacts: productFacts(
      product,
      catalogue.categories.get(product.categoryCode),
      catalogue.sellers.get(offer.sellerId),
    ),
    similarProducts: await catalogue.cards(
      (await catalogue.similarTo(product, similarLimit)).map((other) => ({ id: other })),
    ),
    questionAndAnswerList: product.faq.slice(0, questionLimit),
  };
}

/** A size with the offer of one seller. */
export const toSize = (size: string, { stock, ussid, pricePaise, mrpPaise }: StoredOffer) => ({
  size,
  isAvailable: stock > 0,
  stockCount: Math.min(stockCountLimit, stock),
  ussid,
  price: toPrice(pricePaise),
  mrp: toPrice(mrpPaise),
});

export function chooseColour(product: StoredProduct, name: string | undefined): StoredColour {
  const wanted = name?.trim().toLowerCase();
  const named = wanted && product.colours.find((one) => [one.name.toLowerCase(), one.key].includes(wanted));
  return named || defaultColour(product);
}

/**
 * SEO data of a product page. The title and description of an editor have priority. Without them, a product
 * that shares its name with another product gets texts that contain the brand. In all other cases both texts
 * are missing. The canonical page of every colour is the page of the product.
 */
export function productSeo(catalogue: LiveCatalogue, product: StoredProduct): Seo {
  const url = productPath(product.slug, product.id);
  const brand = product.hasSharedName ? catalogue.brands.get(product.brandCode) : undefined;
  const own = brand && `Buy Authentic ${product.name} By ${brand.name} Online In India | LUXE`;
  const { title = own, description = own } = product.seo;
  return {
    ...(title && { title }),
    ...(description && { description }),
    canonicalURL: url,
    breadcrumbs: [...categoryBreadcrumbs(catalogue, product.categoryCode), { name: product.name, url }],
  };
}
