import { cleanText, slugOf } from '@luxe/format';
import { z } from 'zod';
import type { CatalogueName, Detail, Gender, ReturnPolicy } from '../model/catalogue.ts';
import { colourFamilies } from './colourFamily.ts';
import type { Problem } from './readers/problem.ts';
import type { Fields } from './readers/readRow.ts';
import { parseRupees } from './rupees.ts';

export interface RowOptions {
  /** Decides whether a sale price with dates applies. */
  readonly now: Date;
  /** Units of a variant that the file calls available without a number of units. */
  readonly availableStock: number;
}

/** The code of an existing category, or the names from a department down to the category. */
type CategoryName = { readonly code: string } | { readonly path: readonly string[] };

/**
 * A checked row: one variant. A missing field leaves the stored value as it is, and null removes it. Amounts
 * are in paise.
 */
export type ImportRow = Omit<
  z.output<typeof rowSchema>,
  'price' | 'mrp' | 'sale_price' | 'sale_dates' | 'availability' | 'condition' | 'more_images'
> & { price?: number; mrp?: number };

/** Lowest price, in paise. A lower price counts as a typing error. */
const minimumPaise = 100;
const maxStock = 1_000_000;
const maxPictures = 10;

/** Columns whose cells contain several values, separated by `|`. */
const listColumns = new Set(['details', 'gender', 'tags', 'images', 'more_images']);

/** Checks a row. Returns the problems of all its fields, without their line. */
export function parseRow(
  fields: Fields,
  options: RowOptions,
): { readonly row: ImportRow } | { readonly problems: Omit<Problem, 'line'>[] } {
  const input = toInput(fields);
  const parsed = rowSchema.safeParse(input);
  if (!parsed.success)
    return {
      problems: parsed.error.issues.map(({ path, message }) => ({
        field: String(path[0] ?? ''),
        reason: message,
      })),
    };
  const { price, mrp, sale_price, sale_dates, availability, condition: _, more_images, ...row } = parsed.data;
  const amounts = toAmounts(
    { price, mrp, salePrice: isRunning(sale_dates, options.now) ? sale_price : undefined },
    fields.has('sale_price'),
  );
  if (amounts.price !== undefined && amounts.mrp !== undefined && amounts.price > amounts.mrp)
    return { problems: [{ field: 'price', reason: 'The price is above the MRP.' }] };
  const stock = toStock(row.stock, availability, options.availableStock);
  const images = more_images ? [...(row.images ?? []), ...more_images].slice(0, maxPictures) : row.images;
  return {
    row: {
      ...row,
      ...amounts,
      ...(stock !== undefined && { stock }),
      ...(images !== undefined && { images }),
    },
  };
}

/** Drops empty cells, splits lists, and converts `-`, which removes a value, to null. */
function toInput(fields: Fields): Record<string, string | null | readonly string[]> {
  const input: Record<string, string | null | readonly string[]> = {};
  for (const [column, value] of fields) {
    if (typeof value === 'string') {
      const text = value.trim();
      if (text === '-') input[column] = null;
      else if (text !== '') input[column] = listColumns.has(column) ? splitList(text) : text;
    } else if (listColumns.has(column)) input[column] = value.map((one) => one.trim()).filter(Boolean);
    else input[column] = value;
  }
  return input;
}

const splitList = (text: string) =>
  text
    .split('|')
    .map((one) => one.trim())
    .filter(Boolean);

interface Amounts {
  readonly price?: number | undefined;
  readonly mrp?: number | undefined;
}

/**
 * The selling price and the MRP. With a column for the sale price, `price` is the full price: it is also the
 * MRP, unless the row has its own.
 */
function toAmounts(
  { price, mrp, salePrice }: Amounts & { readonly salePrice: number | undefined },
  hasSalePrices: boolean,
): { price?: number; mrp?: number } {
  const selling = salePrice ?? price;
  const highest = mrp ?? (hasSalePrices ? price : undefined);
  return { ...(selling !== undefined && { price: selling }), ...(highest !== undefined && { mrp: highest }) };
}

function isRunning(dates: { from: number; until: number } | undefined, now: Date): boolean {
  return dates === undefined || (dates.from <= now.getTime() && now.getTime() < dates.until);
}

function toStock(
  stock: number | undefined,
  availability: boolean | undefined,
  availableStock: number,
): number | undefined {
  if (availability === undefined) return stock;
  return availability ? (stock ?? availableStock) : 0;
}

/** A schema that converts a text. `read` returns the value, or throws a sentence for an invalid text. */
const field = <Value>(read: (text: string) => Value) =>
  z
    .string({
      error: (issue) => (issue.input === null ? 'The value cannot be removed.' : 'Write one value.'),
    })
    .transform((text, context) => {
      try {
        return read(text);
      } catch (error) {
        if (!(error instanceof Invalid)) throw error;
        context.addIssue({ code: 'custom', message: error.message });
        return z.NEVER;
      }
    });

class Invalid extends Error {}

const reject = (reason: string): never => {
  throw new Invalid(reason);
};

/** Tags and character references. The shop shows texts as they are, so it would show these, too. */
const html = /<\/?[a-z][^<>]*>|<!--|&(?:#\d+|#x[\da-f]+|amp|lt|gt|quot|apos|nbsp);/i;

/** Reads plain text of at most `limit` characters in one line or several. */
function plain(given: string, limit: number, hasLines = false): string {
  const text = given.toWellFormed();
  if (text.includes('\0')) reject('The text contains a NUL character: the file may be damaged.');
  if (text.includes('\ufffd'))
    reject('The text contains the character �: an earlier program could not read it.');
  const [markup] = html.exec(text) ?? [];
  if (markup !== undefined) reject(`The text contains HTML (${markup.slice(0, 20)}). Write plain text.`);
  const clean = hasLines ? cleanText(text) : cleanText(text).replace(/\s+/g, ' ');
  const { length } = [...clean];
  if (length > limit) reject(`The text has ${length} characters. The limit is ${limit}.`);
  if (length === 0) reject('The text has no visible character.');
  return clean;
}

const line = (limit: number) => field((text) => plain(text, limit));
const lines = (limit: number) => field((text) => plain(text, limit, true));
const name = (limit: number) =>
  field((text) => {
    const clean = plain(text, limit);
    return slugOf(clean) === '' ? reject('The text has no letter or digit.') : clean;
  });

const matching = (pattern: RegExp, reason: string) =>
  field((text) => (pattern.test(text) ? text : reject(reason)));

/** Reads one of the values of a list, whatever its case. Other names map to these values. */
const oneOf = <Value extends string>(
  values: readonly Value[],
  others: Readonly<Record<string, Value>> = {},
) =>
  field((text): Value => {
    const typed = text.toLowerCase();
    const found = values.find((value) => value.toLowerCase() === typed) ?? others[typed];
    return found ?? reject(`“${text.slice(0, 60)}” is not one of ${values.join(', ')}.`);
  });

const yesOrNo = field((text) => {
  if (/^(?:yes|y|true|1)$/i.test(text)) return true;
  return /^(?:no|n|false|0)$/i.test(text) ? false : reject('Write yes or no.');
});

const amount = field((text) => {
  const paise = parseRupees(text);
  if (typeof paise === 'string') return reject(paise);
  return paise < minimumPaise ? reject('The lowest amount is ₹1.') : paise;
});

const units = field((text) => {
  if (/^-\s*\d/.test(text)) return reject('The stock is negative. Write 0 for a variant that is sold out.');
  const digits = /^\d{1,3}(?:,\d{2,3})*,\d{3}$/.test(text) ? text.replaceAll(',', '') : text;
  if (!/^\d{1,9}$/.test(digits)) return reject(`“${text.slice(0, 60)}” is not a full number of units.`);
  return Number(digits) > maxStock ? reject(`The highest stock is ${maxStock}.`) : Number(digits);
});

/** Levels of categories below a catalogue. indiluxe has one less, which resolveNames.ts checks. */
const maxLevels = 4;

const category = field((text): CategoryName => {
  if (/^(?:LSH|ISH)\d+$/i.test(text)) return { code: text.toUpperCase() };
  if (/^\d+$/.test(text))
    return reject('A number of a Google category is not enough. Write the path, such as Bags > Handbags.');
  const path = text.split(/[>›]/).map((one) => plain(one.trim() || ' ', 60));
  if (path.length > maxLevels)
    return reject(`The path has ${path.length} levels. The shop has ${maxLevels}.`);
  return path.some((one) => slugOf(one) === '') ? reject('A level has no letter or digit.') : { path };
});

const details = z
  .array(
    field((text): Detail => {
      const at = text.indexOf(':');
      if (at < 1) return reject(`“${text.slice(0, 60)}” has no label. Write it as Material: Silk.`);
      return { label: plain(text.slice(0, at).trim(), 60), value: plain(text.slice(at + 1).trim(), 300) };
    }),
  )
  .max(30, { error: 'The limit is 30 details.' });

const returnPolicies: readonly ReturnPolicy[] = [
  '7 Day Return',
  '7 Day Return or Replacement',
  '15 Day Return',
  'Replacement Only',
  'Not Returnable',
];
export const returnPolicy = oneOf(returnPolicies);

const gender = oneOf<Gender>(['Women', 'Men', 'Unisex'], { female: 'Women', male: 'Men' });

const day = field((text) => {
  // An invalid day of the month becomes a day of the next month, and so another text.
  const date = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(`${text}T`))
    return reject('Write the day as 2026-11-24.');
  return new Date(`${text}T00:00:00+05:30`).toISOString();
});

const dates = field((text) => {
  const [from = Number.NaN, until = Number.NaN] = text.split('/').map((one) => Date.parse(one));
  if (!(from < until)) return reject('Write the times as 2026-11-01T00:00+05:30/2026-12-01T00:00+05:30.');
  return { from, until };
});

const availability = field((text) => {
  const clean = text.toLowerCase().replace(/[\s-]+/g, '_');
  if (clean === 'in_stock' || clean === 'limited_availability') return true;
  if (['out_of_stock', 'preorder', 'backorder'].includes(clean)) return false;
  return reject('Write in_stock or out_of_stock.');
});

const picture = field((text) => {
  if (text.length > 1000) return reject('The address of a picture has more than 1000 characters.');
  if (/^http:/i.test(text)) return reject('Pictures are read over https only.');
  if (/\p{Cc}/u.test(text)) return reject('The name of the picture contains a control character.');
  return text;
});
const pictures = z.array(picture).max(maxPictures, { error: `The limit is ${maxPictures} pictures.` });

const sku = matching(
  /^[A-Za-z\d][\w.~+:/-]{0,49}$/,
  'A sku has 1 to 50 letters, digits and the signs . _ - ~ + : /, and begins with a letter or digit.',
);

const rowSchema = z.object({
  sku: z.preprocess((value) => value ?? '', sku),
  group: line(100).optional(),
  title: name(150).optional(),
  brand: name(80).optional(),
  category: category.optional(),
  catalogue: oneOf<CatalogueName>(['luxury', 'indiluxe']).optional(),
  description: lines(5000).nullish(),
  details: details.nullish(),
  care: lines(1000).nullish(),
  style_note: lines(1000).nullish(),
  gender: z.array(gender).nullish(),
  bag_type: line(60).nullish(),
  watch_type: line(60).nullish(),
  dial_pattern: line(60).nullish(),
  strap_colour: line(60).nullish(),
  return_policy: returnPolicy.optional(),
  hsn: matching(/^(?:\d{4}|\d{6}|\d{8})$/, 'An HSN code has 4, 6 or 8 digits.').nullish(),
  country_of_origin: line(60).nullish(),
  manufacturer: line(300).nullish(),
  packer: line(300).nullish(),
  importer: line(300).nullish(),
  net_quantity: line(60).nullish(),
  customer_care: line(300).nullish(),
  new: yesOrNo.optional(),
  online_exclusive: yesOrNo.optional(),
  ready_to_ship: yesOrNo.optional(),
  launched: day.optional(),
  popularity: matching(/^(?:1000|\d{1,3}(?:\.\d{1,3})?)$/, 'Write a number from 0 to 1000.')
    .transform(Number)
    .optional(),
  tags: z
    .array(matching(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'A tag has small letters, digits and hyphens.'))
    .nullish(),
  seo_title: line(120).nullish(),
  seo_description: line(300).nullish(),
  colour: name(60).optional(),
  colour_hex: field((text) =>
    /^#?[\da-f]{6}$/i.test(text)
      ? `#${text.replace('#', '').toLowerCase()}`
      : reject('Write the colour as #7f1d2b.'),
  ).optional(),
  colour_family: oneOf(colourFamilies).optional(),
  images: pictures.nullish(),
  more_images: pictures.optional(),
  size: name(40).optional(),
  size_label: line(40).optional(),
  seller: name(80).optional(),
  price: amount.optional(),
  mrp: amount.optional(),
  sale_price: amount.optional(),
  sale_dates: dates.optional(),
  stock: units.optional(),
  availability: availability.optional(),
  condition: field((text) =>
    text.toLowerCase() === 'new' ? 'new' : reject('The shop sells new products only.'),
  ).optional(),
  express: yesOrNo.optional(),
});
