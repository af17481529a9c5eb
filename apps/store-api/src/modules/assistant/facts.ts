import type { ProductCard } from '@luxe/contract/calls';
import type { TaraPlan } from '@luxe/contract/tara-plan';
import { foldTerms, foldText, type Paise } from '@luxe/format';
import type { Detail } from '../../model/catalogue.ts';
import type { LiveCatalogue } from '../catalogue/liveCatalogue.ts';
import { colourOffer } from '../catalogue/price.ts';
import type { StoredColour, StoredProduct } from '../catalogue/repository.ts';
import { stem } from '../search/text.ts';
import { namesMaterial } from './materials.ts';

/** A product in one colour, with its tile. */
export interface Match {
  readonly product: StoredProduct;
  readonly colour: StoredColour;
  readonly card: ProductCard;
}

type Variant = StoredColour['variants'][number];

/** Whether a detail of a product names what it is made of. */
export const isMaterialDetail = ({ label }: Detail): boolean =>
  /^(?:materials?|fabric|leather|composition|metal|case|frame|strap|upper|outer|stones?)$/i.test(label);

const isMinorDetail = ({ label }: Detail): boolean => /^(?:lining|sole|insole)$/i.test(label);

/** Words of a part that is not the product itself: `cotton lining`, `leather sole`. */
const minorPart = /\b(?:lining|lined|sole|inside|inner|base|edge|border|gussets?|thread|trim)\b/i;

/** The first detail about the material; undefined for a product without one. */
export const materialOf = ({ details }: Pick<StoredProduct, 'details'>): string | undefined =>
  details.find(isMaterialDetail)?.value;

/** Texts about the material of the product itself, without its lining and other minor parts. */
function mainMaterials({ details, name }: StoredProduct): string {
  const values = details.filter(isMaterialDetail).flatMap(({ value }) => value.split(/[,;]/));
  return [name, ...values.filter((part) => !minorPart.test(part))].join(', ');
}

/** Texts about every material, also of linings and soles. */
function allMaterials({ details, name }: StoredProduct): string {
  const about = details.filter((one) => isMaterialDetail(one) || isMinorDetail(one));
  return [name, ...about.map(({ value }) => value)].join(', ');
}

/** What a text states not to be there: `without a logo`. */
const absence = /\b(?:no|not|without|never)\s+(?:a\s+|an\s+|any\s+)?(?:\p{L}+\s+)?\p{L}+/giu;

/** Every text of a product in which a word can be excluded. */
const textOf = ({ name, description, styleNote, details }: StoredProduct): string =>
  [name, description, styleNote, ...details.map(({ value }) => value)].join('. ').replace(absence, ' ');

function hasWords(text: string, words: string): boolean {
  const stems = new Set(foldTerms(text).map(stem));
  return foldTerms(words).every((word) => stems.has(stem(word)));
}

/** Whether a variant has the size, written as on its label (`EU 38`) or bare (`38`). */
export const hasSize = ({ size, sizeLabel }: Variant, wanted: string): boolean =>
  [size ?? '', sizeLabel].some((own) => own !== '' && foldText(own) === foldText(wanted));

export const isInStock = ({ offers }: Variant): boolean => offers.some(({ stock }) => stock > 0);

/** Whether the facts of a product fit what the search index cannot decide. */
export function fits(catalogue: LiveCatalogue, match: Match, plan: TaraPlan): boolean {
  const { product, colour } = match;
  const { materials, sizes, excluded } = plan;
  const main = mainMaterials(product);
  // Several materials are alternatives, like several sizes: merino and cashmere for wool.
  if (materials.length > 0 && !materials.some((one) => namesMaterial(main, one))) return false;
  if (sizes.length > 0 && !sizes.some((size) => isSizeInStock(match, size))) return false;
  return (
    !excluded.brands.includes(product.brandCode) &&
    !excluded.colours.some((one) => foldText(one) === foldText(colour.family)) &&
    !excluded.materials.some((one) => namesMaterial(allMaterials(product), one)) &&
    !excluded.styles.some((words) => hasWords(textOf(product), words)) &&
    !catalogue.pathTo(product.categoryCode).some(({ code }) => excluded.categories.includes(code))
  );
}

export const isSizeInStock = ({ colour }: Match, size: string): boolean =>
  colour.variants.some((variant) => hasSize(variant, size) && isInStock(variant));

/** Whether a plan has a condition that only the facts of a product decide. */
export function needsFacts({ materials, sizes, excluded }: TaraPlan): boolean {
  const { brands, colours, materials: others, styles, categories } = excluded;
  return [materials, sizes, brands, colours, others, styles, categories].some(({ length }) => length > 0);
}

/** The price that a tile shows, in paise. */
export const priceOf = ({ colour }: Match): Paise => colourOffer(colour).pricePaise;
