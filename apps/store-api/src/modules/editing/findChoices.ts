import type { DeskChoiceKind } from '@luxe/contract/desk';
import type { ProductCard } from '@luxe/contract/calls';
import { formatQuery } from '@luxe/contract/query';
import { foldText, formatPaise, rupeesToPaise } from '@luxe/format';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { skuCollection, variant } from '../../db/schema/catalogue.ts';
import type { LiveCatalogue } from '../catalogue/liveCatalogue.ts';
import { listProducts } from '../catalogue/listing.ts';

/** Something that a field of content can name by its code. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  /** Brand and price, or what else distinguishes it. */
  readonly detail: string;
  /** URL of its picture in the shop; undefined for none. */
  readonly picture?: string | undefined;
}

export interface ChoiceParts {
  readonly db: Database;
  readonly catalogue: LiveCatalogue;
}

/** Most choices in a list. */
const maxChoices = 20;
/** Most products whose SKUs are listed. */
const maxProducts = 6;

/** What shoppers would find, in their order: products and their SKUs, brands, or lists of products. */
export async function findChoices(
  parts: ChoiceParts,
  kind: DeskChoiceKind,
  search: string,
): Promise<Choice[]> {
  if (kind === 'product') return (await searchCards(parts, search, maxChoices)).map(toProductChoice);
  if (kind === 'sku') {
    const cards = await searchCards(parts, search, maxProducts);
    const choices = await Promise.all(cards.map((card) => skusOf(parts, card)));
    return choices.flat().slice(0, maxChoices);
  }
  const all = kind === 'brand' ? listBrands(parts) : await listCollections(parts);
  const words = foldText(search).split(/\s+/).filter(Boolean);
  return all
    .filter(({ value, label }) => words.every((word) => foldText(`${label} ${value}`).includes(word)))
    .slice(0, maxChoices);
}

/** The choice with a code; undefined for an unknown code, and for a product that is no longer sold. */
export async function findChoice(
  parts: ChoiceParts,
  kind: DeskChoiceKind,
  value: string,
): Promise<Choice | undefined> {
  const { db, catalogue } = parts;
  if (kind === 'product') {
    const [card] = /^mp\d{15}$/.test(value) ? await catalogue.cards([{ id: value }]) : [];
    return card && toProductChoice(card);
  }
  if (kind === 'sku') {
    const [row] = await db
      .select({ id: variant.productId, colour: variant.colourKey })
      .from(variant)
      .where(eq(variant.sku, value));
    const [card] = row ? await catalogue.cards([row]) : [];
    return card && (await skusOf(parts, card)).find((one) => one.value === value);
  }
  const all = kind === 'brand' ? listBrands(parts) : await listCollections(parts);
  return all.find((one) => one.value === value);
}

async function searchCards({ catalogue }: ChoiceParts, search: string, pageSize: number) {
  const searchText = formatQuery({ term: search, sort: 'relevance', filters: [] });
  const found = await listProducts(catalogue, { searchText, page: 0, pageSize, withFacets: false });
  return found?.searchresult ?? [];
}

type Card = Pick<ProductCard, 'productId' | 'productname' | 'brandname' | 'images' | 'price'>;

const detailOf = ({ brandname, price }: Card) =>
  `${brandname}, ${formatPaise(rupeesToPaise(price.sellingPrice.value))}`;

const toProductChoice = (card: Card): Choice => ({
  value: card.productId,
  label: card.productname,
  detail: detailOf(card),
  picture: card.images[0]?.url,
});

/** The SKUs of a product that are sold, with colour and size. */
async function skusOf({ catalogue }: ChoiceParts, card: Card): Promise<Choice[]> {
  const product = await catalogue.product(card.productId);
  return (product?.colours ?? []).flatMap(({ name, variants }) =>
    variants.map(({ sku, sizeLabel }) => ({
      ...toProductChoice(card),
      value: sku,
      label: [card.productname, name, sizeLabel].filter(Boolean).join(', '),
    })),
  );
}

const listBrands = ({ catalogue }: ChoiceParts): Choice[] =>
  [...catalogue.brands.values()]
    .map(({ code, name, country }) => ({ value: code, label: name, detail: country }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));

async function listCollections({ db }: ChoiceParts): Promise<Choice[]> {
  const rows = await db.select().from(skuCollection).orderBy(asc(skuCollection.title));
  return rows.map(({ code, title, skus }) => ({ value: code, label: title, detail: `${skus.length} SKUs` }));
}
