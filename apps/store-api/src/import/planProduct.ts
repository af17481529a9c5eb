import { cutText, slugOf } from '@luxe/format';
import { isDeepStrictEqual } from 'node:util';
import { toColours, unnamedColour } from './planColours.ts';
import { toOffers } from './planOffers.ts';
import {
  firstOf,
  type ColourRow,
  type OfferRow,
  type PlanContext,
  type ProductRow,
  type StockTarget,
  type StoredParts,
  type VariantRow,
} from './productParts.ts';
import type { Problem } from './readers/problem.ts';
import type { StagedRow } from './staging.ts';

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
  /** Number of offers in stock that a complete file empties. */
  readonly emptied: number;
}

/** Rows of one product. More are most likely rows of many products with the same group. */
const maxRows = 500;

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
  const { offers, stocks, emptied } = toOffers(rows, stored, context, problems);
  if (problems.length > 0) return { plan: undefined, problems };

  const storedColours = new Map(stored?.colours.map((one) => [one.key, one]));
  const storedVariants = new Map(stored?.variants.map((one) => [one.sku, one]));
  const storedOffers = new Map(stored?.offers.map((one) => [one.ussid, one]));
  return {
    problems,
    plan: {
      emptied,
      newProduct: stored ? undefined : target,
      changedProduct: stored && !isDeepStrictEqual(stored.product, target) ? target : undefined,
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
    originCountry: optional(firstOf(rows, 'country_of_origin'), before?.originCountry),
    manufacturer: optional(firstOf(rows, 'manufacturer'), before?.manufacturer),
    packer: optional(firstOf(rows, 'packer'), before?.packer),
    importer: optional(firstOf(rows, 'importer'), before?.importer),
    netQuantity: optional(firstOf(rows, 'net_quantity'), before?.netQuantity),
    customerCare: optional(firstOf(rows, 'customer_care'), before?.customerCare),
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
