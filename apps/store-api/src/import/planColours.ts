import type { Picture } from '../model/catalogue.ts';
import { familyOfHex, familyOfName, hexOfFamily } from './colourFamily.ts';
import { placeholder } from './pictures.ts';
import {
  firstOf,
  type ColourRow,
  type PlanContext,
  type ProductRow,
  type StoredParts,
  type VariantRow,
} from './productParts.ts';
import type { StagedRow } from './staging.ts';

/** Colour of a variant whose rows name none: the page shows the pictures instead of a name. */
export const unnamedColour = { key: 'as-pictured', name: 'As pictured' } as const;

/** The colours that variants have: stored ones in their order, then new ones in the order of the file. */
export function toColours(
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
