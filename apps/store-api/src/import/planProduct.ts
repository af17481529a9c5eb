import { cutText, formatPaise, slugOf } from '@luxe/format';
import { isDeepStrictEqual } from 'node:util';
import type { offer, product, productColour, variant } from '../db/schema/catalogue.ts';
import type { DeliveryMode, Picture, ReturnPolicy } from '../model/catalogue.ts';
import { familyOfHex, familyOfName, hexOfFamily } from './colourFamily.ts';
import { placeholder, type PictureFile } from './pictures.ts';
import type { Problem } from './readers/problem.ts';
import type { Names } from './resolveNames.ts';
import type { ImportRow } from './rowSchema.ts';
import type { StagedRow } from './staging.ts';

type ProductRow = typeof product.$inferSelect;
type ColourRow = typeof productColour.$inferSelect;
type VariantRow = typeof variant.$inferSelect;
type OfferRow = typeof offer.$inferSelect;

/** A product as the database has it. Colours and variants are in their order, offers in the order of rank. */
export interface StoredParts {
  readonly product: ProductRow;
  readonly colours: readonly ColourRow[];
  readonly variants: readonly VariantRow[];
  readonly offers: readonly OfferRow[];
}

/** The number of units that an offer shall have, by the count of the retailer. */
export interface StockTarget {
  readonly ussid: string;
  readonly stock: number;
}

/** Rows to write for one product. Rows that stay the same are not in it. */
export interface ProductPlan {
  readonly newProduct: ProductRow | undefined;
  readonly changedProduct: ProductRow | undefined;
  readonly newColours: readonly ColourRow[];
  readonly changedColours: readonly ColourRow[];
  /** Colours that no variant has any more. */
  readonly droppedColours: readonly ColourRow[];
  readonly newVariants: readonly VariantRow[];
  readonly changedVariants: readonly VariantRow[];
  readonly newOffers: readonly OfferRow[];
  readonly changedOffers: readonly OfferRow[];
  /** Stocks of existing offers that rows mention. */
  readonly stocks: readonly StockTarget[];
}

/** Rows of one product. More are most likely rows of many products with the same group. */
const maxRows = 500;

export interface PlanContext {
  readonly names: Names;
  readonly pictures: ReadonlyMap<string, PictureFile>;
  /** Return policy of a new product whose rows name none. */
  readonly returnPolicy: ReturnPolicy;
  readonly now: Date;
}

/**
 * Compares the rows of one product with what is stored, and returns the rows to write. `id` is the id of a
 * new product. A field that no row has stays as it is; a new product gets its default. Pure.
 */
export function planProduct(
  id: string,
  rows: readonly StagedRow[],
  stored: StoredParts | undefined,
  context: PlanContext,
): { readonly plan: ProductPlan | undefined; readonly problems: Problem[] } {
  const problems: Problem[] = [];
  const [first] = rows;
  if (first && rows.length > maxRows) {
    const reason = `The product has ${rows.length} rows. The limit is ${maxRows}.`;
    return { plan: undefined, problems: [{ line: first.line, field: 'group', reason }] };
  }
  const target = toProduct(id, rows, stored, context, problems);
  if (!target) return { plan: undefined, problems };
  const variants = toVariants(id, rows, stored, problems);
  const colours = toColours(target, rows, variants, stored, context);
  const { offers, stocks } = toOffers(rows, stored, context, problems);
  if (problems.length > 0) return { plan: undefined, problems };

  const complete: ProductRow = { ...target, isOfferExisting: isOnSale(target, rows, offers) };
  const storedColours = new Map(stored?.colours.map((one) => [one.key, one]));
  const storedVariants = new Map(stored?.variants.map((one) => [one.sku, one]));
  const storedOffers = new Map(stored?.offers.map((one) => [one.ussid, one]));
  return {
    problems,
    plan: {
      newProduct: stored ? undefined : complete,
      changedProduct: stored && !isDeepStrictEqual(stored.product, complete) ? complete : undefined,
      ...split('Colours', colours, ({ key }) => storedColours.get(key)),
      droppedColours: [...storedColours.values()].filter(
        ({ key }) => !colours.some((one) => one.key === key),
      ),
      ...split('Variants', variants, ({ sku }) => storedVariants.get(sku)),
      ...split('Offers', offers, ({ ussid }) => storedOffers.get(ussid)),
      stocks: stocks.filter(({ ussid }) => storedOffers.has(ussid)),
    },
  };
}

type Split<Kind extends string, Row> = { [Key in `new${Kind}` | `changed${Kind}`]: Row[] };

/** Divides rows into new ones and ones that differ from their stored row. */
function split<Kind extends string, Row>(
  kind: Kind,
  rows: readonly Row[],
  storedOf: (row: Row) => Row | undefined,
): Split<Kind, Row> {
  const isChanged = (row: Row) => {
    const known = storedOf(row);
    return known !== undefined && !isDeepStrictEqual(known, row);
  };
  return {
    [`new${kind}`]: rows.filter((row) => storedOf(row) === undefined),
    [`changed${kind}`]: rows.filter(isChanged),
  } as Split<Kind, Row>;
}

/** The first value of a field in the rows of a product; undefined if no row has one. */
const firstOf = <Key extends keyof ImportRow>(
  rows: readonly StagedRow[],
  key: Key,
): ImportRow[Key] | undefined => rows.find(({ fields }) => fields[key] !== undefined)?.fields[key];

/** Longest slug, in characters. */
const maxSlug = 100;

function toProduct(
  id: string,
  rows: readonly StagedRow[],
  stored: StoredParts | undefined,
  { names, returnPolicy, now }: PlanContext,
  problems: Problem[],
): ProductRow | undefined {
  const [first] = rows;
  if (!first) return undefined;
  const before = stored?.product;
  const title = firstOf(rows, 'title');
  const brandName = firstOf(rows, 'brand');
  const { category, catalogue = 'luxury' } = rows.find(({ fields }) => fields.category)?.fields ?? {};
  if (!before) {
    const missing = Object.entries({ title, brand: brandName, category }).filter(
      ([, value]) => value === undefined,
    );
    for (const [field] of missing)
      problems.push({ line: first.line, field, reason: `A new product needs a ${field}.` });
    if (missing.length > 0) return undefined;
  }
  const brand =
    brandName === undefined ? names.brandByCode(before?.brandCode ?? '') : names.brandOf(brandName);
  const found = category
    ? names.categoryOf(catalogue, category)
    : names.categoryByCode(before?.categoryCode ?? '');
  const name = title === undefined ? (before?.name ?? '') : withoutBrand(title, brand.name);
  const isRenamed = title !== undefined || brandName !== undefined;
  const fullName = `${brand.name} ${name}`;
  const text = (key: 'description' | 'care' | 'style_note', earlier: string | undefined) => {
    const given = firstOf(rows, key);
    return given === undefined ? (earlier ?? '') : (given ?? '');
  };
  /** Null removes the value, and a missing field leaves it. */
  const optional = <Value>(
    given: Value | null | undefined,
    earlier: Value | null | undefined,
  ): Value | null => (given === undefined ? (earlier ?? null) : given);
  const launched = firstOf(rows, 'launched');
  return {
    id,
    slug: isRenamed || !before ? cutText(slugOf(fullName), maxSlug).replace(/-+$/, '') : before.slug,
    catalogue: found.catalogue,
    brandCode: brand.code,
    categoryCode: found.code,
    name,
    title: isRenamed || !before ? fullName : before.title,
    description: text('description', before?.description),
    details: optional(firstOf(rows, 'details'), before?.details) ?? [],
    care: text('care', before?.care),
    styleNote: text('style_note', before?.styleNote),
    genders: optional(firstOf(rows, 'gender'), before?.genders) ?? [],
    bagType: optional(firstOf(rows, 'bag_type'), before?.bagType),
    typeWatches: optional(firstOf(rows, 'watch_type'), before?.typeWatches),
    patternWatches: optional(firstOf(rows, 'dial_pattern'), before?.patternWatches),
    strapColour: optional(firstOf(rows, 'strap_colour'), before?.strapColour),
    returnPolicy: firstOf(rows, 'return_policy') ?? before?.returnPolicy ?? returnPolicy,
    isProductNew: firstOf(rows, 'new') ?? before?.isProductNew ?? false,
    isOnlineExclusive: firstOf(rows, 'online_exclusive') ?? before?.isOnlineExclusive ?? false,
    readyToShip: firstOf(rows, 'ready_to_ship') ?? before?.readyToShip ?? false,
    isOfferExisting: before?.isOfferExisting ?? false,
    isGiveAway: before?.isGiveAway ?? false,
    createdAt: launched === undefined ? (before?.createdAt ?? now) : new Date(launched),
    changedAt: before?.changedAt ?? null,
    popularity: firstOf(rows, 'popularity') ?? before?.popularity ?? 0,
    sizeChart: before?.sizeChart ?? null,
    tags: optional(firstOf(rows, 'tags'), before?.tags) ?? [],
    faq: before?.faq ?? [],
    seo: toSeo(rows, before?.seo ?? {}),
    sourceGroup: before ? before.sourceGroup : (first.fields.group ?? first.fields.sku),
    hsnCode: optional(firstOf(rows, 'hsn'), before?.hsnCode),
    endedAt: null,
  };
}

/** A title without the brand at its beginning. The shop shows the brand beside it. */
function withoutBrand(title: string, brand: string): string {
  const isFirst = title.toLowerCase().startsWith(`${brand.toLowerCase()} `);
  return isFirst ? title.slice(brand.length).replace(/^[\s–:|-]+/, '') || title : title;
}

function toSeo(rows: readonly StagedRow[], before: ProductRow['seo']): ProductRow['seo'] {
  const title = firstOf(rows, 'seo_title');
  const description = firstOf(rows, 'seo_description');
  const merged = {
    ...before,
    ...(title !== undefined && { title: title ?? undefined }),
    ...(description !== undefined && { description: description ?? undefined }),
  };
  return {
    ...(merged.title !== undefined && { title: merged.title }),
    ...(merged.description !== undefined && { description: merged.description }),
  };
}

/** Whether an offer of the product is below its MRP. Unchanged when the rows have no prices. */
function isOnSale(target: ProductRow, rows: readonly StagedRow[], offers: readonly OfferRow[]): boolean {
  const hasPrices = rows.some(({ fields }) => fields.price !== undefined || fields.mrp !== undefined);
  return hasPrices
    ? offers.some(({ pricePaise, mrpPaise }) => pricePaise < mrpPaise)
    : target.isOfferExisting;
}

/** Colour of a variant whose rows name none: the page shows the pictures instead of a name. */
const unnamedColour = { key: 'as-pictured', name: 'As pictured' } as const;
const noSize = 'One size';

/** All variants of the product: the stored ones in their order, then new ones in the order of the file. */
function toVariants(
  productId: string,
  rows: readonly StagedRow[],
  stored: StoredParts | undefined,
  problems: Problem[],
): VariantRow[] {
  const known = stored?.variants ?? [];
  const rowsOfSku = Map.groupBy(rows, ({ fields }) => fields.sku);
  const changed = known.map((before) => {
    const own = rowsOfSku.get(before.sku);
    if (!own) return before;
    const colour = firstOf(own, 'colour');
    const size = firstOf(own, 'size');
    const label = firstOf(own, 'size_label');
    const isResized = size !== undefined && size !== before.size;
    return {
      ...before,
      colourKey: colour === undefined ? before.colourKey : slugOf(colour),
      size: size ?? before.size,
      sizeLabel: label ?? (isResized ? size : before.sizeLabel),
      endedAt: null,
    };
  });
  const added = [...rowsOfSku].filter(([sku]) => !known.some((one) => one.sku === sku));
  const firstPosition = Math.max(-1, ...known.map(({ position }) => position)) + 1;
  const all = [
    ...changed,
    ...added.map(([sku, own], at): VariantRow => {
      const size = firstOf(own, 'size') ?? null;
      return {
        sku,
        productId,
        colourKey: slugOf(firstOf(own, 'colour') ?? unnamedColour.key),
        position: firstPosition + at,
        size,
        sizeLabel: firstOf(own, 'size_label') ?? size ?? noSize,
        endedAt: null,
      };
    }),
  ];
  checkDistinct(all, rowsOfSku, problems);
  return all;
}

/** Two rows with the same colour and size would be two equal buttons on the page. */
function checkDistinct(
  variants: readonly VariantRow[],
  rowsOfSku: ReadonlyMap<string, readonly StagedRow[]>,
  problems: Problem[],
) {
  const lineOfLook = new Map<string, number>();
  for (const { sku, colourKey, sizeLabel } of variants) {
    const line = rowsOfSku.get(sku)?.[0]?.line;
    if (line === undefined) continue;
    const look = `${colourKey}\n${sizeLabel.toLowerCase()}`;
    const earlier = lineOfLook.get(look);
    if (earlier === undefined) lineOfLook.set(look, line);
    else
      problems.push({
        line: Math.max(line, earlier),
        field: 'size',
        reason: `Line ${Math.min(line, earlier)} has the same product, colour and size.`,
      });
  }
}

/** The colours that variants have: stored ones in their order, then new ones in the order of the file. */
function toColours(
  target: ProductRow,
  rows: readonly StagedRow[],
  variants: readonly VariantRow[],
  stored: StoredParts | undefined,
  context: PlanContext,
): ColourRow[] {
  const colourKeyOf = new Map(variants.map(({ sku, colourKey }) => [sku, colourKey]));
  const rowsOfColour = Map.groupBy(rows, ({ fields }) => colourKeyOf.get(fields.sku) ?? '');
  const used = new Set(variants.map(({ colourKey }) => colourKey));
  const known = (stored?.colours ?? []).filter(({ key }) => used.has(key));
  const added = [...used].filter((key) => !known.some((one) => one.key === key));
  const firstPosition = Math.max(-1, ...known.map(({ position }) => position)) + 1;
  return [
    ...known.map((before) => toColour(target, before.key, before, before.position, rowsOfColour, context)),
    ...added.map((key, at) => toColour(target, key, undefined, firstPosition + at, rowsOfColour, context)),
  ];
}

function toColour(
  target: ProductRow,
  key: string,
  before: ColourRow | undefined,
  position: number,
  rowsOfColour: ReadonlyMap<string, readonly StagedRow[]>,
  { names, pictures }: PlanContext,
): ColourRow {
  const rows = rowsOfColour.get(key) ?? [];
  const name = firstOf(rows, 'colour') ?? before?.name ?? unnamedColour.name;
  const given = firstOf(rows, 'images');
  // The texts of pictures contain the title, so they change with it. Pictures that an editor has entered keep
  // their texts.
  const isImported = target.sourceGroup !== null;
  const describe = (at: number) => {
    const view = at === 0 ? '' : `, picture ${at + 1}`;
    const colour = key === unnamedColour.key ? '' : ` in ${name}`;
    return `${names.brandByCode(target.brandCode).name} ${target.name}${colour}${view}`;
  };
  const toPicture = (source: string, at: number): Picture => {
    const picture = pictures.get(source);
    if (!picture) throw new Error(`the picture ${source} was not prepared`);
    const { file, width, height, tone } = picture;
    return {
      file,
      view: at === 0 ? 'hero' : at === 1 ? 'front' : 'detail',
      alt: describe(at),
      width,
      height,
      tone,
    };
  };
  const images =
    given === undefined && before
      ? before.images.map((one, at) => (isImported && !one.film ? { ...one, alt: describe(at) } : one))
      : given && given.length > 0
        ? given.map(toPicture)
        : [toPicture(placeholder, 0)];
  const named = familyOfName(name);
  const hex =
    firstOf(rows, 'colour_hex') ??
    before?.hex ??
    (named ? hexOfFamily(named) : (images[0]?.tone ?? hexOfFamily('Multicolour')));
  const family = firstOf(rows, 'colour_family') ?? before?.family ?? named ?? familyOfHex(hex);
  return { productId: target.id, key, position, name, hex, family, images };
}

const standardDelivery: readonly DeliveryMode[] = ['home-delivery'];
const expressDelivery: readonly DeliveryMode[] = ['home-delivery', 'express-delivery'];

/** All offers of the product, and the stocks that rows name. The stock of a new offer is in its row. */
function toOffers(
  rows: readonly StagedRow[],
  stored: StoredParts | undefined,
  { names }: PlanContext,
  problems: Problem[],
): { offers: OfferRow[]; stocks: StockTarget[] } {
  const offers = new Map(stored?.offers.map((one) => [one.ussid, one]));
  const stocks: StockTarget[] = [];
  const lineOfOffer = new Map<string, number>();
  for (const { line, fields } of rows) {
    const ofVariant = [...offers.values()].filter(({ variantSku }) => variantSku === fields.sku);
    const sellerId = sellerOf(fields, ofVariant, names);
    if (sellerId === undefined) {
      problems.push({ line, field: 'seller', reason: 'The variant has several sellers. Name one of them.' });
      continue;
    }
    const before = ofVariant.find((one) => one.sellerId === sellerId);
    const price = fields.price ?? before?.pricePaise;
    const mrp = fields.mrp ?? before?.mrpPaise ?? price;
    for (const [field, value] of [
      ['price', price],
      ['stock', fields.stock ?? before?.stock],
    ] as const)
      if (value === undefined) problems.push({ line, field, reason: `A new variant needs a ${field}.` });
    if (price === undefined || mrp === undefined) continue;
    if (price > mrp) {
      const reason = `The price ${formatPaise(price)} is above the MRP ${formatPaise(mrp)} that the shop has.`;
      problems.push({ line, field: 'price', reason: `${reason} Write the MRP, too.` });
      continue;
    }
    const ussid = before?.ussid ?? `${sellerId}${fields.sku}`;
    const earlier = lineOfOffer.get(ussid);
    lineOfOffer.set(ussid, line);
    if (earlier !== undefined) {
      problems.push({ line, field: 'seller', reason: `Line ${earlier} has the same sku and seller.` });
      continue;
    }
    offers.set(ussid, {
      ussid,
      sellerId,
      variantSku: fields.sku,
      mrpPaise: mrp,
      pricePaise: price,
      stock: before?.stock ?? fields.stock ?? 0,
      stockShort: before?.stockShort ?? 0,
      deliveryModes: modesOf(fields, before),
      rank: before?.rank ?? Math.max(-1, ...ofVariant.map(({ rank }) => rank)) + 1,
    });
    if (fields.stock !== undefined) stocks.push({ ussid, stock: fields.stock });
  }
  return { offers: [...offers.values()], stocks };
}

/** The seller of a row: the named one, or the only one of the variant, or the usual one of the import. */
function sellerOf(fields: ImportRow, ofVariant: readonly OfferRow[], names: Names): string | undefined {
  if (fields.seller !== undefined) return names.sellerOf(fields.seller).id;
  const [only, ...others] = ofVariant;
  if (!only) return names.defaultSeller.id;
  if (others.length === 0) return only.sellerId;
  return ofVariant.find(({ sellerId }) => sellerId === names.defaultSeller.id)?.sellerId;
}

function modesOf({ express }: ImportRow, before: OfferRow | undefined): DeliveryMode[] {
  if (express === undefined) return before?.deliveryModes ?? [...standardDelivery];
  return [...(express ? expressDelivery : standardDelivery)];
}
