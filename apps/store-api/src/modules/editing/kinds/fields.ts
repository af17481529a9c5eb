import { z } from 'zod';

/**
 * Fields of editable content. The title becomes the label in the form, the description its hint. `format`
 * chooses the control and the rule of a text (`findIssues.ts`); `widget` chooses the control of an object.
 */

interface Options {
  /** Longest text, in characters. */
  readonly max?: number;
  readonly hint?: string;
}

const meta = (title: string, { hint }: Options, more: object = {}) => ({
  title,
  ...(hint !== undefined && { description: hint }),
  ...more,
});

/** A text of one line that must not be empty. */
export const line = (title: string, options: Options = {}) =>
  z
    .string()
    .trim()
    .min(1)
    .max(options.max ?? 200)
    .meta(meta(title, options));

/** A text of one line; empty for none. */
export const lineOrEmpty = (title: string, options: Options = {}) =>
  z
    .string()
    .trim()
    .max(options.max ?? 200)
    .default('')
    .meta(meta(title, options));

export const optionalLine = (title: string, options: Options = {}) =>
  z
    .string()
    .trim()
    .max(options.max ?? 200)
    .optional()
    .meta(meta(title, options));

/** A text of several lines. */
export const longText = (title: string, options: Options = {}) =>
  z
    .string()
    .trim()
    .max(options.max ?? 1000)
    .meta(meta(title, options, { format: 'long' }));

/** Text with links, lists and emphasis. */
export const html = (title: string) =>
  z
    .string()
    .max(60_000)
    .meta(
      meta(
        title,
        { hint: 'HTML: p, h2 to h4, ul, ol, li, dl, table, a, strong, em, br.' },
        { format: 'html' },
      ),
    );

/** A path of the shop. */
export const path = (title: string, options: Options = {}) =>
  z
    .string()
    .trim()
    .min(1)
    .max(300)
    .meta(meta(title, { hint: 'A path of the shop: /explore/gifting', ...options }, { format: 'link' }));

/** A path of the shop; empty for none. */
export const pathOrEmpty = (title: string, options: Options = {}) =>
  z
    .string()
    .trim()
    .max(300)
    .default('')
    .meta(meta(title, options, { format: 'link' }));

/** Keys that are searched words, as shoppers type them. */
export const searchedWords = {
  pattern: /^[^\s/<>"\\A-Z](?:[^/<>"\\A-Z]{0,78}[^\s/<>"\\A-Z])?$/,
  hint: 'Use the searched words in small letters.',
};

export const link = (title: string) =>
  z.object({ label: line('Text of the link', { max: 60 }), href: path('Leads to') }).meta({ title });

export const productCode = (title: string) =>
  z
    .string()
    .trim()
    .min(1)
    .max(40)
    .meta(meta(title, { hint: 'mp and 15 digits, from the address of the product.' }, { format: 'product' }));

export const brandCode = (title: string) =>
  z
    .string()
    .trim()
    .min(1)
    .max(40)
    .meta(meta(title, { hint: 'MBH…, from the address of the brand.' }, { format: 'brand' }));

export const sku = (title: string) => z.string().trim().min(1).max(40).meta({ title, format: 'sku' });

/** The code of a list of chosen products. */
export const skuCollectionCode = (title: string) =>
  z
    .string()
    .trim()
    .min(1)
    .max(40)
    .meta(meta(title, { hint: 'The name of the list in “Chosen products”.' }, { format: 'sku-collection' }));

/** A moment with its time zone. The form shows it in Indian time. */
export const moment = (title: string, options: Options = {}) =>
  z.iso.datetime({ offset: true }).meta(meta(title, options, { format: 'moment' }));

/** A day in India, YYYY-MM-DD. */
export const day = (title: string) => z.iso.date().meta(meta(title, {}, { format: 'day' }));

export const colour = (title: string) =>
  z
    .string()
    .trim()
    .regex(/^#[0-9a-f]{6}$/i)
    .meta(meta(title, { hint: '#rrggbb' }, { format: 'colour' }));

export const count = (title: string, options: Options & { min?: number; most?: number } = {}) =>
  z
    .int()
    .min(options.min ?? 0)
    .max(options.most ?? 1_000_000)
    .meta(meta(title, options));

/** Rupees with at most two decimals. */
export const rupees = (title: string, options: Options = {}) =>
  z
    .number()
    .min(0)
    .max(100_000_000)
    .refine((value) => Math.abs(Math.round(value * 100) - value * 100) < 1e-6, {
      error: 'Use at most two decimals.',
    })
    .meta(meta(title, options));

export const choice = <const Value extends string>(title: string, labels: Readonly<Record<Value, string>>) =>
  z.enum(Object.keys(labels) as [Value, ...Value[]]).meta({ title, labels: Object.values<string>(labels) });

export const yesNo = (title: string) => z.boolean().default(false).meta({ title });

/** A field that the form does not show. It stays as it is stored. */
export const hidden = (value: string) => z.string().max(300).default(value).meta({ hidden: true });

export const catalogueName = choice('Catalogue', { luxury: 'Luxury', indiluxe: 'indiluxe' });

const pictureFields = {
  /** The name of a media file, or an https URL. */
  file: z.string().max(500),
  width: z.int().positive(),
  height: z.int().positive(),
  tone: z.string().regex(/^#[0-9a-f]{6}$/i),
};

const alt = z.string().trim().max(300);

/** A crop of a picture, whose description is beside it. */
const crop = (title: string) => z.object(pictureFields).meta({ title, widget: 'crop' });

/** A picture with its description. */
export const picture = (title: string) =>
  z.object({ ...pictureFields, alt, view: z.string().optional() }).meta({ title, widget: 'picture' });

/** A picture as a wide crop and one for phones. */
export const crops = (title: string) =>
  z
    .object({
      wide: crop('Wide picture'),
      tall: crop('Picture for phones'),
      alt: alt.meta({
        title: 'Description of the picture',
        description: 'What it shows, for shoppers who cannot see it. Empty if it adds nothing.',
      }),
    })
    .meta({ title });

/** The point of a picture that stays in view. A percentage has no decimals. */
const focalPoint = (title: string) =>
  z
    .object({
      x: count('From the left, in percent', { most: 100 }),
      y: count('From the top, in percent', { most: 100 }),
    })
    .optional()
    .meta({ title });

/** The focal points of the two crops of a hero. */
export const focus = z
  .object({ wide: focalPoint('Of the wide picture'), tall: focalPoint('Of the picture for phones') })
  .optional()
  .meta({
    title: 'Focal point',
    description:
      'The middle of what must stay in view. Empty: phones show the upper edge, wide screens the right.',
  });

const filmFile = (title: string) => z.string().max(100).meta({ title, format: 'media' });

export const filmFields = {
  sources: z
    .array(
      z
        .object({
          file: filmFile('File'),
          type: choice('Type', { 'video/webm': 'WebM', 'video/mp4': 'MP4' }),
        })
        .meta({ title: 'File' }),
    )
    .min(1)
    .max(4)
    .meta({ title: 'Files of the film' }),
  captions: z
    .object({ file: filmFile('File'), lang: line('Language', { max: 20 }), label: line('Name', { max: 40 }) })
    .optional()
    .meta({ title: 'Captions' }),
};

export const questions = z
  .array(
    z
      .object({ question: line('Question', { max: 300 }), answer: html('Answer') })
      .meta({ title: 'Question' }),
  )
  .max(60)
  .meta({ title: 'Questions' });
